import {
  ColourModeSwitch,
  Lock,
  Shell,
  ShellHeader,
  Sidebar,
  SkipLink,
  User,
  useScrolledPast,
  UserMenu,
} from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

const links = [
  { href: '/giftcode', label: 'Gift code' },
  { href: 'https://news.example.com/', label: 'Tin tức', external: true },
];

/** A page of the shell with its header, sidebar and user menu, as the portal composes them. */
export const ShellPage = ({ onLogout = () => undefined }: { onLogout?: () => void }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <SkipLink />
      <Shell
        header={
          <ShellHeader
            logoHref="/"
            title="Thông tin cá nhân"
            links={links}
            menu={
              <UserMenu
                name="Trần Thanh Nam"
                items={[
                  { label: 'Tải game', href: 'https://example.com/', external: true },
                  { label: 'Cài đặt', href: '/security' },
                  { label: 'Đăng xuất', onSelect: onLogout },
                ]}
                extra={<ColourModeSwitch value="dark" onChange={() => undefined} />}
              />
            }
            onToggleSidebar={() => setOpen(!open)}
            sidebarOpen={open}
            scrolled={useScrolledPast(85)}
          />
        }
        sidebar={
          <Sidebar
            items={[
              { href: '/', label: 'Thông tin cá nhân', icon: User, current: true },
              { href: '/security', label: 'Đăng nhập và bảo mật', icon: Lock },
            ]}
            secondaryItems={[...links, { href: '/security', label: 'Bảo mật' }]}
            open={open}
            onClose={() => setOpen(false)}
          />
        }
      >
        <h1>Thông tin cá nhân</h1>
      </Shell>
    </>
  );
};

/** Preloads the lazy components, so that no test depends on how long that takes. */
export const preloadChunks = () =>
  Promise.all([
    import('../../../ui-kit/Sidebar/SidebarDrawer'),
    import('../../../ui-kit/UserMenu/UserMenuPanel'),
  ]).then(() => undefined);

export const findDrawer = () => screen.findByRole('dialog', { name: 'Điều hướng chính' });

export const clickSidebarToggle = () =>
  userEvent.click(screen.getByRole('button', { name: 'Mở trình đơn', hidden: true }));
