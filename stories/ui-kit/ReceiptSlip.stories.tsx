import { Money, ReceiptSlip, StatusChip } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

/** Print the page to see only the receipt, dark on white. */
const meta = {
  component: ReceiptSlip,
  title: 'Kit/ReceiptSlip',
  tags: ['autodocs'],
  args: {
    issuer: 'FS Online · Biên nhận giao dịch',
    title: 'Nạp thẻ qua ngân hàng (Techcombank)',
    amount: <Money value={100_000} unit="VND" />,
    status: <StatusChip tone="success" label="Thành công" />,
    rows: [
      { label: 'Mã giao dịch', value: '101' },
      { label: 'Thời gian', value: '21/11/2026 09:30' },
      { label: 'Tài khoản', value: 'demo' },
      { label: 'Chi tiết', value: 'Cộng KP từ nạp tiền: +10.000 KP' },
    ],
  },
} satisfies Meta<typeof ReceiptSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Failed: Story = {
  args: { title: 'Nạp vào game', status: <StatusChip tone="error" label="Thất bại" /> },
};
export const HugeAndLong: Story = {
  args: {
    title: 'Nạp thẻ qua ngân hàng (Ngân hàng Thương mại Cổ phần Phát triển Thành phố Hồ Chí Minh)',
    amount: <Money value="9007199254740991" unit="VND" />,
    rows: [{ label: 'Mã giao dịch', value: '0190c1d2-7e3f-7a4b-8c5d-6e7f8091a2b3'.repeat(2) }],
  },
};
