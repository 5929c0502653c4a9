import { Avatar } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: Avatar,
  title: 'Kit/Avatar',
  tags: ['autodocs'],
  args: { name: 'Nguyễn Thành Nam' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const Username: Story = { args: { name: 'thanhnam_2026' } };
