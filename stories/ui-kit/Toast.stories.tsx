import { Toast } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: Toast,
  title: 'Kit/Toast',
  tags: ['autodocs'],
  // Each story has its own iframe, because the component would cover the documentation page.
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  args: { open: true, message: 'Bạn vừa nhận được 120.000 KP.', onClose: () => undefined, autoHideMs: 0 },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Error: Story = { args: { severity: 'error' } };
export const Closed: Story = { args: { open: false } };
