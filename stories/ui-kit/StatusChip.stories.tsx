import { StatusChip } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: StatusChip,
  title: 'Kit/StatusChip',
  tags: ['autodocs'],
  args: { label: 'Đang xử lý' },
} satisfies Meta<typeof StatusChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Gold: Story = { args: { tone: 'gold' } };
export const Info: Story = { args: { tone: 'info' } };
export const Success: Story = { args: { tone: 'success' } };
export const Warning: Story = { args: { tone: 'warning' } };
export const Error: Story = { args: { tone: 'error' } };
