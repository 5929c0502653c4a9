import {
  BalanceBar,
  BalancePill,
  ColourModeSwitch,
  CreditCard,
  Download,
  Gamepad2,
  Gift,
  History,
  Lock,
  LogOut,
  PageTitle,
  Settings,
  Shell,
  ShellHeader,
  Sidebar,
  SkipLink,
  User,
  useScrolledPast,
  UserMenu,
} from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';

interface FrameProps {
  name: string;
  credit: string;
  title: string;
  /** The height of the empty space below the content, in px. */
  pageHeight: number;
}

const links = [
  { href: '#gift', label: 'Gift code' },
  { href: 'https://example.com/', label: 'Tin tức', external: true },
  { href: '#support', label: 'Hỗ trợ' },
];

const Frame = ({ name, credit, title, pageHeight }: FrameProps) => {
  const [open, setOpen] = useState(false);
  const scrolled = useScrolledPast(85);
  const items = [
    { href: '#', label: 'Thông tin cá nhân', icon: User },
    { href: '#security', label: 'Đăng nhập và bảo mật', icon: Lock },
    { href: '#payment', label: 'Nạp thẻ', icon: CreditCard, current: true },
    { href: '#recharge', label: 'Nạp game', icon: Gamepad2 },
    { href: '#transactions', label: 'Lịch sử giao dịch', icon: History },
    { href: '#gift', label: 'Gift code', icon: Gift },
  ];
  return (
    <>
      <SkipLink />
      <Shell
        header={
          <ShellHeader
            logoHref="#"
            title={title}
            links={links}
            balance={<BalancePill credit={credit} href="#payment" />}
            menu={
              <UserMenu
                name={name}
                items={[
                  { label: 'Tải game', href: 'https://example.com/', external: true, icon: Download },
                  { label: 'Cài đặt', href: '#security', icon: Settings },
                  { label: 'Đăng xuất', onSelect: () => undefined, icon: LogOut },
                ]}
                extra={<ColourModeSwitch value="dark" onChange={() => undefined} />}
              />
            }
            onToggleSidebar={() => setOpen(!open)}
            sidebarOpen={open}
            scrolled={scrolled}
          />
        }
        sidebar={<Sidebar items={items} secondaryItems={links} open={open} onClose={() => setOpen(false)} />}
      >
        <PageTitle>{title}</PageTitle>
        <BalanceBar credit={credit} />
        <div style={{ height: pageHeight }} />
      </Shell>
    </>
  );
};

const meta = {
  component: Frame,
  title: 'Kit/Shell',
  tags: ['autodocs'],
  subcomponents: { Shell, ShellHeader, Sidebar, SkipLink },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  args: { name: 'Trần Thanh Nam', credit: '120000', title: 'Nạp thẻ', pageHeight: 0 },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Long: Story = { args: { pageHeight: 2000 } };
export const HugeBalance: Story = { args: { credit: '999999999999' } };
export const LongName: Story = { args: { name: 'Nguyễn Hoàng Phương Quỳnh Trâm Anh Công Tằng Tôn Nữ' } };
export const LongTitle: Story = { args: { title: 'Cập nhật tài khoản và chuyển máy chủ' } };
