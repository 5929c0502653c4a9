import { SmsCommand } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: SmsCommand,
  title: 'Kit/SmsCommand',
  tags: ['autodocs'],
  args: { text: 'MXT thanhnam', numbers: [{ label: '0900 000 001' }, { label: '0900 000 002' }] },
} satisfies Meta<typeof SmsCommand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAComputer: Story = {};
export const OnAPhone: Story = {
  args: {
    numbers: [
      { label: '0900 000 001', href: 'sms:0900000001?&body=MXT%20thanhnam' },
      { label: '0900 000 002', href: 'sms:0900000002?&body=MXT%20thanhnam' },
    ],
  },
};
export const LongUsername: Story = { args: { text: `PTV ${'thanhnam_'.repeat(4).slice(0, 32)}` } };
