import { MethodIcon } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: MethodIcon,
  title: 'Kit/MethodIcon',
  tags: ['autodocs'],
  args: { name: 'momo', size: 48 },
} satisfies Meta<typeof MethodIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Momo: Story = {};
export const ViettelPay: Story = { args: { name: 'viettelpay' } };
export const Techcombank: Story = { args: { name: 'techcombank' } };
export const Vietcombank: Story = { args: { name: 'vietcombank' } };
export const AnyOther: Story = { args: { name: 'acb' } };
