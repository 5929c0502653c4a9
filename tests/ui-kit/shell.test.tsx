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
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeFaults, renderKit } from './renderKit';

const links = [
  { href: '/giftcode', label: 'Gift code' },
  { href: 'https://news.example.com/', label: 'Tin tức', external: true },
];

const Page = ({ onLogout = () => undefined }: { onLogout?: () => void }) => {
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

// What the kit loads late is there at once, however busy the machine: deferred.test.tsx looks at the waiting.
beforeAll(() =>
  Promise.all([
    import('../../ui-kit/Sidebar/SidebarDrawer'),
    import('../../ui-kit/UserMenu/UserMenuPanel'),
  ]).then(() => undefined),
);

const drawer = () => screen.findByRole('dialog', { name: 'Điều hướng chính' });
const openDrawer = () => userEvent.click(screen.getByRole('button', { name: 'Mở trình đơn', hidden: true }));

describe('Shell', () => {
  it('LAY-3: marks the current entry', () => {
    renderKit(<Page />);
    const marked = screen
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Thông tin cá nhân', '/'],
    ]);
  });

  it('LAY-2: an external link opens a new tab without giving it the window', () => {
    renderKit(<Page />);
    const news = screen.getByRole('link', { name: 'Tin tức', hidden: true });
    expect(news).toHaveAttribute('target', '_blank');
    expect(news).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('LAY-3: the toggle opens a modal drawer with the entries and the remaining links of the header', async () => {
    renderKit(<Page />);
    await openDrawer();
    const hrefs = within(await drawer())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/', '/security', '/giftcode', 'https://news.example.com/']);
  });

  it('LAY-3: Escape closes the drawer and gives the focus back', async () => {
    renderKit(<Page />);
    await openDrawer();
    await drawer();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Mở trình đơn', hidden: true })).toHaveFocus();
  });

  it('LAY-3: choosing an entry closes the drawer', async () => {
    renderKit(<Page />);
    await openDrawer();
    const entry = within(await drawer()).getByRole('link', { name: 'Đăng nhập và bảo mật' });
    entry.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(entry);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('LAY-4: the header takes its scrolled style after 85 px', () => {
    renderKit(<Page />);
    const header = screen.getByRole('banner');
    const scrollTo = (top: number) =>
      act(() => {
        window.scrollY = top;
        window.dispatchEvent(new Event('scroll'));
      });
    scrollTo(85);
    expect(header).toHaveAttribute('data-scrolled', 'false');
    scrollTo(86);
    expect(header).toHaveAttribute('data-scrolled', 'true');
    scrollTo(0);
    expect(header).toHaveAttribute('data-scrolled', 'false');
  });

  it('the skip link leads to main', () => {
    renderKit(<Page />);
    expect(screen.getByRole('link', { name: 'Đến nội dung chính' })).toHaveAttribute(
      'href',
      `#${screen.getByRole('main').id}`,
    );
  });

  it('axe finds nothing, with the menu closed and open', async () => {
    const { baseElement } = renderKit(<Page />);
    expect(await axeFaults(baseElement)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /Trần Thanh Nam/ }));
    await screen.findByRole('menu');
    expect(await axeFaults(baseElement)).toEqual([]);
  });

  it('axe finds nothing in the open drawer', async () => {
    const { baseElement } = renderKit(<Page />);
    await openDrawer();
    await drawer();
    expect(await axeFaults(baseElement)).toEqual([]);
  });
});

describe('UserMenu', () => {
  it('LAY-2: opens by keyboard, moves by arrows, and logs out', async () => {
    const onLogout = jest.fn();
    renderKit(<Page onLogout={onLogout} />);
    const button = screen.getByRole('button', { name: 'Tài khoản: Trần Thanh Nam' });
    expect(button.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'TN');
    act(() => button.focus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Tải game' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onLogout).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  it('APP-2: the colour mode is one Tab away from the entries', async () => {
    renderKit(<Page />);
    await userEvent.click(screen.getByRole('button', { name: /Trần Thanh Nam/ }));
    await screen.findByRole('menu');
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Tối' })).toHaveFocus();
  });
});
