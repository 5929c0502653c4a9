import { ChoiceCard, Mail } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: ChoiceCard,
  title: 'Kit/ChoiceCard',
  tags: ['autodocs'],
  args: { href: '#', icon: <Mail size={20} />, title: 'Dùng email' },
} satisfies Meta<typeof ChoiceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithWords: Story = {
  args: { children: 'Bạn sẽ nhận được một thư hướng dẫn đặt lại mật khẩu.' },
};
