import { SelectField } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: SelectField,
  title: 'Kit/SelectField',
  tags: ['autodocs'],
  args: {
    label: 'Máy chủ',
    placeholder: 'Chọn máy chủ',
    value: '',
    onChange: () => undefined,
    options: [
      { value: 1, label: 'S1 Thăng Long' },
      { value: 2, label: 'S2 Long Thành' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 2 } };
export const WithError: Story = { args: { error: 'Hãy chọn máy chủ.' } };
export const Disabled: Story = { args: { disabled: true } };
