import { ColourModeSwitch, Download, LogOut, Settings, UserMenu } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: UserMenu,
  title: 'Kit/UserMenu',
  tags: ['autodocs'],
  args: {
    name: 'Trần Thanh Nam',
    items: [
      { label: 'Tải game', href: 'https://example.com/', external: true, icon: Download },
      { label: 'Cài đặt', href: '#security', icon: Settings },
      { label: 'Đăng xuất', onSelect: () => undefined, icon: LogOut },
    ],
    extra: <ColourModeSwitch value="dark" onChange={() => undefined} />,
  },
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const UsernameOnly: Story = { args: { name: 'thanhnam_2026' } };
export const WithoutExtra: Story = { args: { extra: undefined } };
