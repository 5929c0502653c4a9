import { CopyableValue } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: CopyableValue,
  title: 'Kit/CopyableValue',
  tags: ['autodocs'],
  args: { label: 'Số tài khoản', value: '19031234567890', onCopy: () => undefined },
} satisfies Meta<typeof CopyableValue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Copied: Story = { args: { copied: true } };
export const Emphasis: Story = { args: { label: 'Nội dung', value: 'FSO KP thanhnam', emphasis: true } };
export const EmphasisCopied: Story = {
  args: { ...Emphasis.args, copied: true, copiedText: 'Đã copy cú pháp' },
};
export const Disabled: Story = { args: { disabled: true } };
export const EmphasisDisabled: Story = { args: { ...Emphasis.args, disabled: true } };
export const LongValue: Story = { args: { value: 'CONG TY CO PHAN PHAT TRIEN THE THAO DIEN TU VIET NAM' } };
