import { MethodTile, MethodTileGroup } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: MethodTile,
  title: 'Kit/MethodTile',
  tags: ['autodocs'],
  subcomponents: { MethodTileGroup },
  args: {
    href: '#bank',
    title: 'Ngân hàng',
    subtitle: 'QR Pay · 2 ngân hàng',
    badge: 'Khuyên dùng',
    badgeTone: 'gold',
  },
} satisfies Meta<typeof MethodTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { selected: true } };
export const WithoutBadge: Story = { args: { badge: undefined } };
export const Group: Story = {
  render: (args) => (
    <MethodTileGroup aria-label="Phương thức thanh toán">
      <MethodTile {...args} selected />
      <MethodTile href="#wallet" title="Ví điện tử" subtitle="2 ví" badge="Đề xuất" badgeTone="info" />
      <MethodTile href="#card" title="Thẻ cào" subtitle="0 loại thẻ" badge="Áp dụng phí nhà mạng" />
    </MethodTileGroup>
  ),
};
