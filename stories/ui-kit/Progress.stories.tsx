import { Progress } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: Progress,
  title: 'Kit/Progress',
  tags: ['autodocs'],
  args: { label: 'Đang tải dữ liệu...' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
