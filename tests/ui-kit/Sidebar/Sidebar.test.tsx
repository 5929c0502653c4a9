import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '../renderKit';
import { clickSidebarToggle, findDrawer, preloadChunks, ShellPage } from '../Shell/ShellPage';

beforeAll(preloadChunks);

it('LAY-3: marks the entry of the current page', () => {
  renderKit(<ShellPage />);
  const marked = screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Thông tin cá nhân', '/'],
  ]);
});

it('LAY-3: the toggle opens a modal drawer with the entries and the other links of the header', async () => {
  renderKit(<ShellPage />);
  await clickSidebarToggle();
  const hrefs = within(await findDrawer())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/', '/security', '/giftcode', 'https://news.example.com/']);
});

it('LAY-3: Escape closes the drawer and returns the focus', async () => {
  renderKit(<ShellPage />);
  await clickSidebarToggle();
  await findDrawer();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Mở trình đơn', hidden: true })).toHaveFocus();
});

it('LAY-3: its button closes the drawer, for those who have no Escape key and whose screen reader skips the backdrop', async () => {
  renderKit(<ShellPage />);
  await clickSidebarToggle();
  await userEvent.click(within(await findDrawer()).getByRole('button', { name: 'Đóng trình đơn' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Mở trình đơn' })).toHaveFocus();
});

it('LAY-3: a click on an entry closes the drawer', async () => {
  renderKit(<ShellPage />);
  await clickSidebarToggle();
  const entry = within(await findDrawer()).getByRole('link', { name: 'Đăng nhập và bảo mật' });
  entry.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(entry);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
