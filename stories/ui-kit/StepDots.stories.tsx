import { StepDots } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: StepDots,
  title: 'Kit/StepDots',
  tags: ['autodocs'],
  args: { count: 3, current: 1, label: 'Bước 1/3: Số điện thoại' },
} satisfies Meta<typeof StepDots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { current: 2, label: 'Bước 2/3: Tên đăng nhập' } };
export const Last: Story = { args: { current: 3, label: 'Bước 3/3: Mật khẩu' } };
