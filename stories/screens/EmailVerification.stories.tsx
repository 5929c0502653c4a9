import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@portal/contract';
import { answering, broken, hanging } from '../support/answers';
import { PortalScreen } from '../support/PortalScreen';

const meta: Meta<typeof PortalScreen> = {
  title: 'Screens/EmailVerification',
  component: PortalScreen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/email-verification/token', host: { me: null } },
};
export default meta;

type Story = StoryObj<typeof PortalScreen>;

export const Verifying: Story = { args: { answers: [hanging(paths.emailVerification, 'put')] } };
export const Verified: Story = {};
export const Failed: Story = {
  args: {
    answers: [answering(paths.emailVerification, 'put', 422, { message: 'Đường dẫn đã hết hiệu lực.' })],
  },
};
export const Offline: Story = { args: { answers: [broken(paths.emailVerification, 'put')] } };
