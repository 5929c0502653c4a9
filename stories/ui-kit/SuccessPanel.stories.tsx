import { Button, SuccessPanel } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: SuccessPanel,
  title: 'Kit/SuccessPanel',
  tags: ['autodocs'],
  args: {
    amount: '+2.000 Xu',
    title: 'Đã nạp thành công 2.000 Xu',
    note: 'S2 Long Thành · lúc 21:44:05',
    rows: [
      { label: 'Đã dùng', value: '−20.000 KP' },
      { label: 'Số dư còn lại', value: '2.600 KP' },
    ],
    actions: <Button variant="secondary">Xem lịch sử giao dịch</Button>,
  },
} satisfies Meta<typeof SuccessPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Plain: Story = { args: { note: undefined, rows: [], actions: undefined } };
export const HugeAmount: Story = { args: { amount: '+9.007.199.254.740.991 Xu', grade: 5 } };
