import { StrengthMeter } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const rulesOf = (met: number) =>
  [
    'Cần ít nhất 1 chữ cái',
    'Cần ít nhất 1 chữ số',
    'Cần ít nhất 1 ký tự đặc biệt',
    'Cần 1 chữ thường và 1 chữ hoa',
  ].map((text, index) => ({ text, met: index < met }));

const meta = {
  component: StrengthMeter,
  title: 'Kit/StrengthMeter',
  tags: ['autodocs'],
  args: { rules: rulesOf(0), value: 0, valueText: '' },
} satisfies Meta<typeof StrengthMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Weak: Story = { args: { rules: rulesOf(1), value: 1, valueText: 'Yếu' } };
export const Medium: Story = { args: { rules: rulesOf(2), value: 2, valueText: 'Trung bình' } };
export const Strong: Story = { args: { rules: rulesOf(3), value: 3, valueText: 'Mạnh' } };
export const VeryStrong: Story = { args: { rules: rulesOf(4), value: 4, valueText: 'Rất mạnh' } };
