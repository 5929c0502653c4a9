import { BalanceBar } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const lastTopUp = (
  <>
    Nạp lần cuối
    <br />
    <strong>+120.000 KP · 21/11/2026</strong>
  </>
);

const meta = {
  component: BalanceBar,
  title: 'Kit/BalanceBar',
  tags: ['autodocs'],
  args: { credit: 120000 },
} satisfies Meta<typeof BalanceBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Zero: Story = { args: { credit: 0 } };
export const Huge: Story = { args: { credit: '999999999999999' } };
export const WithDebt: Story = { args: { debt: 25000 } };
export const WithAside: Story = { args: { aside: lastTopUp } };
export const Loading: Story = { args: { loading: true } };
