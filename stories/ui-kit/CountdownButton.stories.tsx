import { CountdownButton } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: CountdownButton,
  title: 'Kit/CountdownButton',
  tags: ['autodocs'],
  args: { label: 'Gửi mã' },
} satisfies Meta<typeof CountdownButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Waiting: Story = { args: { label: 'Gửi lại', availableAt: Date.now() + 60_000 } };
export const Busy: Story = { args: { busy: true } };
