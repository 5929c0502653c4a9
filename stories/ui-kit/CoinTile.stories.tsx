import { CoinTile, CoinTileGroup, TextLink } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';

const meta = {
  component: CoinTile,
  title: 'Kit/CoinTile',
  tags: ['autodocs'],
  subcomponents: { CoinTileGroup },
  args: { coins: 500, coinName: 'Xu', cost: 5000, selected: false, onSelect: () => undefined },
  render: (args) => (
    <CoinTileGroup label="Gói nạp">
      <CoinTile {...args} />
    </CoinTileGroup>
  ),
} satisfies Meta<typeof CoinTile>;
export default meta;
type Story = StoryObj<typeof meta>;

const amounts = [500, 2000, 5000, 10000];

const Choice = () => {
  const [selected, setSelected] = useState(2000);
  return (
    <CoinTileGroup label="Gói nạp">
      {amounts.map((coins) => (
        <CoinTile
          key={coins}
          coins={coins}
          coinName="Xu"
          cost={coins * 10}
          selected={selected === coins}
          onSelect={() => setSelected(coins)}
        />
      ))}
      <CoinTile
        coins={20000}
        coinName="Xu"
        cost={200000}
        disabledReason="Không đủ 200.000"
        selected={false}
        onSelect={() => undefined}
      />
    </CoinTileGroup>
  );
};

export const Default: Story = {};
export const Selected: Story = { args: { selected: true } };
export const Disabled: Story = { args: { disabledReason: 'Không đủ 5.000' } };
export const WithRibbon: Story = { args: { ribbon: 'Phổ biến' } };
export const WithWay: Story = {
  args: {
    disabledReason: 'Không đủ 5.000',
    way: <TextLink href="#payment">Nạp thêm 3.000 KP</TextLink>,
  },
};
export const HugeAmount: Story = { args: { coins: '99999999999', cost: '999999999999' } };
export const Group: Story = { parameters: { controls: { disable: true } }, render: () => <Choice /> };
