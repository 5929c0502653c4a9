import { Button, VisuallyHidden } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta: Meta<typeof VisuallyHidden> = { title: 'Kit/VisuallyHidden', component: VisuallyHidden };
export default meta;

/** Screen readers read 'Xem biên nhận 101'. */
export const InAButton: StoryObj<typeof VisuallyHidden> = {
  render: () => (
    <Button>
      Xem
      <VisuallyHidden> biên nhận 101</VisuallyHidden>
    </Button>
  ),
};
