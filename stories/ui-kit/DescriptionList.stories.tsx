import { DescriptionList, StatusChip } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: DescriptionList,
  title: 'Kit/DescriptionList',
  tags: ['autodocs'],
  args: {
    rows: [
      { label: 'Mã giao dịch', value: '20261121-000042' },
      { label: 'Thời gian', value: '21/11/2026 10:32' },
      { label: 'Số tiền', value: '120.000 đ' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithNodes: Story = {
  args: { rows: [{ label: 'Trạng thái', value: <StatusChip tone="success" label="Thành công" /> }] },
};
export const LongWords: Story = {
  args: {
    rows: [
      {
        label: 'Tên đăng nhập của người nhận trên máy chủ S1 Thăng Long',
        value: 'mot_ten_dang_nhap_dai_khong_co_khoang_trang_nao_ca_2026',
      },
    ],
  },
};
export const SomeOnlyWide: Story = {
  args: {
    rows: [
      { label: 'Số dư', value: '1.000.000 KP', wideOnly: true },
      { label: 'Còn lại', value: '880.000 KP' },
    ],
  },
};
