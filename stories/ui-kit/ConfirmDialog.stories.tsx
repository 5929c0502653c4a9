import { ConfirmDialog } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: ConfirmDialog,
  title: 'Kit/ConfirmDialog',
  tags: ['autodocs'],
  // Each story has its own iframe, because the component would cover the documentation page.
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    open: true,
    title: 'Cập nhật tài khoản',
    children: 'Xác nhận chuyển "1.234 Xu, 567 Xu" vào máy chủ S2 Long Thành',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { busy: true, busyLabel: 'Đang xử lý yêu cầu...' } };
