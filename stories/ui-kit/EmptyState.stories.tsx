import { EmptyState, Gift, LinkButton } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: EmptyState,
  title: 'Kit/EmptyState',
  tags: ['autodocs'],
  args: { title: 'Bạn chưa có gift code nào.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIcon: Story = { args: { icon: <Gift size={28} aria-hidden /> } };
export const WithDescription: Story = {
  args: { description: 'Mã quà tặng sẽ hiện ở đây khi bạn tham gia sự kiện.' },
};
export const WithAction: Story = { args: { action: <LinkButton href="#recharge">Nạp game</LinkButton> } };
/** The picture from the deployment's art, or the icon if the art has none for this place. */
export const WithArt: Story = { args: { icon: <Gift size={28} aria-hidden />, art: 'gifts' } };
