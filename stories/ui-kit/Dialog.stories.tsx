import { Button, Dialog } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: Dialog,
  title: 'Kit/Dialog',
  tags: ['autodocs'],
  // Each story has its own iframe, because the component would cover the documentation page.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Xác nhận',
    children: 'Xác nhận chuyển "1.234 Xu, 567 Xu" vào máy chủ S2 Long Thành',
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button variant="secondary">Hủy</Button>
        <Button>Xác nhận</Button>
      </>
    ),
  },
};
