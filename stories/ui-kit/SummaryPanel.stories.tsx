import { Button, Money, SummaryPanel } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: SummaryPanel,
  title: 'Kit/SummaryPanel',
  tags: ['autodocs'],
  args: {
    title: 'Giao dịch',
    rows: [
      { label: 'Số dư', value: <Money value={120000} />, wideOnly: true },
      { label: 'Thanh toán', value: <Money value={20000} /> },
      { label: 'Còn lại', value: <Money value={100000} /> },
    ],
    children: <Button fullWidth>Nạp Xu</Button>,
  },
} satisfies Meta<typeof SummaryPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** On a phone two short lines stand for the rows. */
export const Compact: Story = {
  args: {
    compact: (
      <>
        <Money value={20000} />
        <div>còn 100.000 KP</div>
      </>
    ),
  },
};
export const HugeAmounts: Story = {
  args: { rows: [{ label: 'Số dư', value: <Money value="999999999999999" /> }] },
};
