import { BalancePill } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: BalancePill,
  title: 'Kit/BalancePill',
  tags: ['autodocs'],
  args: { credit: 120000 },
} satisfies Meta<typeof BalancePill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Link: Story = { args: { href: '#payment' } };
export const Loading: Story = { args: { loading: true } };
