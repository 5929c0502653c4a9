import { BonusTable, formatNumber } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: BonusTable,
  title: 'Kit/BonusTable',
  tags: ['autodocs'],
  args: {
    rateText: '10.000 đ = 1.000 KP',
    rows: [
      { cash: 50000, credit: 5000, bonus: 100 },
      { cash: 100000, credit: 10000, bonus: 500 },
      { cash: 200000, credit: 20000, bonus: 1600 },
      { cash: 500000, credit: 50000, bonus: 5000 },
    ],
  },
} satisfies Meta<typeof BonusTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selectable: Story = {
  args: {
    rows: meta.args.rows.map((row) => ({
      ...row,
      selectLabel: `${formatNumber(row.cash)} đ: đặt sẵn số tiền này vào mã QR`,
    })),
    onSelect: () => undefined,
    hint: 'Chạm vào một dòng để đặt sẵn số tiền vào mã QR.',
  },
};
export const Selected: Story = { args: { ...Selectable.args, selected: 1 } };
export const WithoutBonuses: Story = { args: { rows: [] } };
export const HugeAmounts: Story = {
  args: { rows: [{ cash: '900000000000', credit: '90000000000', bonus: '18000000000' }] },
};
