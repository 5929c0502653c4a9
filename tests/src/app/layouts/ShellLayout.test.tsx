import { act, screen, waitFor, within } from '@testing-library/react';
import { examplePortalConfig } from '@portal/contract';
import { userFixture } from '../../../fixtures/users';
import { set, useFakeHost } from '../../../support/fakeHost';
import { renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();

describe('shell', () => {
  it('LAY-2: has a header with logo, links and the user menu', async () => {
    const portal = renderPortal('/payment');
    const header = await screen.findByRole('banner');
    const links = within(header).getAllByRole('link');
    expect(
      links.map((link) => [link.getAttribute('href'), link.textContent, link.getAttribute('target')]),
    ).toEqual([
      ['/', 'FS Online', null],
      ['/giftcode', 'Gift code', null],
      [examplePortalConfig.newsUrl, 'Tin tức', '_blank'],
      ['/support', 'Hỗ trợ', null],
      ['/payment', 'Số dư: 120.000\u00A0KP', null],
    ]);
    await portal.user.click(screen.getByRole('button', { name: /^Tài khoản/ }));
    const entries = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(entries).toEqual(['Tải game', 'Cài đặt', 'Báo lỗi', 'Đăng xuất']);
    const hrefOf = (name: string) => screen.getByRole('menuitem', { name }).getAttribute('href');
    expect([hrefOf('Tải game'), hrefOf('Cài đặt')]).toEqual([examplePortalConfig.downloadUrl, '/security']);
  });

  it('LAY-3: marks the current one of the six entries, on pages below it as well', async () => {
    renderPortal('/payment/bank-transfer');
    await screen.findByRole('banner');
    const links = [...document.querySelectorAll('nav[aria-label="Điều hướng chính"] a')];
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/', 'Thông tin cá nhân'],
      ['/security', 'Đăng nhập và bảo mật'],
      ['/payment', 'Nạp thẻ'],
      ['/recharge', 'Nạp game'],
      ['/transactions', 'Lịch sử giao dịch'],
      ['/giftcode', 'Gift code'],
    ]);
    expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual(
      ['Nạp thẻ'],
    );
  });

  it('LAY-4: gives the header its scrolled style after 85 px', async () => {
    renderPortal('/payment');
    const header = await screen.findByRole('banner');
    const scrollTo = (y: number) =>
      act(() => {
        Object.assign(window, { scrollY: y });
        window.dispatchEvent(new Event('scroll'));
      });
    scrollTo(85);
    expect(header).toHaveAttribute('data-scrolled', 'false');
    scrollTo(86);
    expect(header).toHaveAttribute('data-scrolled', 'true');
    scrollTo(0);
  });

  it('LAY-7: shows an unknown path inside the shell; APP-6: with a title', async () => {
    renderPortal('/khong-co');
    expect(await screen.findByText('Trang bạn truy cập không tồn tại.')).toBeVisible();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(document.title).toContain('Không tìm thấy trang');
  });

  it('APP-5: links to the top-up page at a balance of 0, except on /payment', async () => {
    set(host, { me: userFixture({ credit: 0 }) });
    const portal = renderPortal('/transactions');
    const link = await screen.findByRole('link', { name: 'Nạp thẻ và các cách khác' });
    expect(link).toHaveAttribute('href', '/payment');
    await portal.user.click(link);
    await waitFor(() => expect(portal.here()).toBe('/payment'));
    expect(screen.queryByText('Số dư của bạn đang là 0 KP.')).not.toBeInTheDocument();
  });

  it('PLAY-10: the skip link leads to the page without an entry in the history, whose scroll position would be restored', async () => {
    const portal = renderPortal('/payment');
    await portal.user.click(await screen.findByRole('link', { name: 'Đến nội dung chính' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  it('moves the focus to the heading of the new page', async () => {
    const portal = renderPortal('/payment');
    await screen.findByText('Hãy chọn một phương thức thanh toán để bắt đầu.');
    await portal.user.click(screen.getAllByRole('link', { name: 'Lịch sử giao dịch' })[0]!);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lịch sử giao dịch');
  });
});

describe('auth layout', () => {
  it('LAY-1: has a background image, a logo that links to /, and a footer with copyright and the current year', async () => {
    set(host, { me: null });
    const { container } = renderPortal('/recovery');
    const footer = await screen.findByRole('contentinfo');
    expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} FS Online`);
    expect(screen.getByRole('link', { name: 'FS Online' })).toHaveAttribute('href', '/');
    expect(container.querySelector('[data-art="key"]')).toBeInTheDocument();
  });
});
