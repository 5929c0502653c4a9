import { ColourModeSwitch } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: ColourModeSwitch,
  title: 'Kit/ColourModeSwitch',
  tags: ['autodocs'],
  args: { value: 'dark', onChange: () => undefined },
} satisfies Meta<typeof ColourModeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = {};
export const Light: Story = { args: { value: 'light' } };
export const System: Story = { args: { value: 'system' } };
export const Disabled: Story = { args: { disabled: true } };
