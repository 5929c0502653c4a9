import { Button } from '@portal/ui-kit';

export const Page = () => <Button>Gửi</Button>;
