import { AmountChip, AmountChipGroup } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';

const meta = {
  component: AmountChip,
  title: 'Kit/AmountChip',
  tags: ['autodocs'],
  subcomponents: { AmountChipGroup },
  args: { label: '100.000 đ', note: '+500 KP', selected: false, onSelect: () => undefined },
  render: (args) => (
    <AmountChipGroup label="Chọn số tiền">
      <AmountChip {...args} />
    </AmountChipGroup>
  ),
} satisfies Meta<typeof AmountChip>;
export default meta;
type Story = StoryObj<typeof meta>;

const amounts = ['50.000 đ', '100.000 đ', '200.000 đ', '500.000 đ'];

const Choice = ({ disabled = false }: { disabled?: boolean }) => {
  const [selected, setSelected] = useState('100.000 đ');
  return (
    <AmountChipGroup label="Chọn số tiền" disabled={disabled}>
      {amounts.map((label) => (
        <AmountChip
          key={label}
          label={label}
          note="+500 KP"
          selected={selected === label}
          onSelect={() => setSelected(label)}
        />
      ))}
      <AmountChip
        open
        label="Số khác"
        note="từ 10.000 đ"
        selected={selected === ''}
        onSelect={() => setSelected('')}
      />
    </AmountChipGroup>
  );
};

export const Default: Story = {};
export const Selected: Story = { args: { selected: true } };
export const WithoutNote: Story = { args: { note: undefined } };
export const Disabled: Story = { args: { disabled: true } };
export const Group: Story = { parameters: { controls: { disable: true } }, render: () => <Choice /> };
export const GroupDisabled: Story = {
  parameters: { controls: { disable: true } },
  render: () => <Choice disabled />,
};
