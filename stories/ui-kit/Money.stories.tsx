import { BrandTextsProvider, KitTextsProvider, Money } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: Money,
  subcomponents: { BrandTextsProvider, KitTextsProvider },
  title: 'Kit/Money',
  tags: ['autodocs'],
  args: { value: 120000 },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Credit: Story = {};
export const Dong: Story = { args: { unit: 'VND' } };
export const Signed: Story = { args: { signed: true } };
export const Negative: Story = { args: { value: -5000 } };
export const Large: Story = { args: { size: 'large' } };
export const Huge: Story = { args: { value: '98765432109876543210', size: 'large' } };
