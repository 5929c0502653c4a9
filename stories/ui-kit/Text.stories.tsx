import { Text, TextLink, VisuallyHidden } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: Text,
  title: 'Kit/Text',
  tags: ['autodocs'],
  subcomponents: { TextLink, VisuallyHidden },
  args: { children: 'Quét bằng ứng dụng ngân hàng' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Secondary: Story = { args: { tone: 'secondary' } };
export const Small: Story = { args: { size: 'small' } };
export const Caption: Story = { args: { size: 'caption' } };
export const Strong: Story = { args: { strong: true } };
