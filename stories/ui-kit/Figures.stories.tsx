import { Figures } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: Figures,
  title: 'Kit/Figures',
  tags: ['autodocs'],
  args: {
    figures: [
      { label: 'Xu', value: '1.234' },
      { label: 'Xu chờ chuyển đổi', value: '567', note: 'Phần lẻ 0,89 không được chuyển' },
      { label: 'Điểm tích lũy nạp thẻ tháng 11', value: '12' },
    ],
  },
} satisfies Meta<typeof Figures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Zeros: Story = {
  args: {
    figures: [
      { label: 'Xu', value: '0' },
      { label: 'Điểm tích lũy nạp thẻ tháng 11', value: '0' },
    ],
  },
};
export const HugeAndLong: Story = {
  args: {
    figures: [
      { label: 'Xu vàng hoàng kim của máy chủ đã đóng', value: '90.071.992.547.409,91' },
      { label: 'Xu chờ chuyển đổi', value: '90.071.992.547.409', note: 'Phần lẻ 0,91 không được chuyển' },
      { label: 'Điểm', value: '9.007.199.254.740.991' },
    ],
  },
};
