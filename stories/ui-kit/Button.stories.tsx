import { Button, LinkButton, RefreshCw } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: Button,
  title: 'Kit/Button',
  tags: ['autodocs'],
  subcomponents: { LinkButton },
  args: { children: 'Nạp Xu', busyLabel: 'Đang xử lý thanh toán...' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Disabled: Story = { args: { disabled: true } };
/** For what cannot be undone. */
export const Danger: Story = {
  args: { tone: 'danger', children: 'Xóa tài khoản', busyLabel: 'Đang gửi yêu cầu...' },
};
export const DangerBusy: Story = { args: { ...Danger.args, busy: true } };
export const Busy: Story = { args: { busy: true } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const WithIcon: Story = { args: { startIcon: <RefreshCw size={18} aria-hidden /> } };
export const AsLink: Story = {
  parameters: { controls: { disable: true } },
  render: () => <LinkButton href="#payment">Nạp thẻ</LinkButton>,
};
