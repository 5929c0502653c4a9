import { screen, within } from '@testing-library/react';
import { unsetPortalConfig } from '@portal/contract';
import { set, useFakeHost } from '../../../support/fakeHost';
import { renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();
beforeEach(() => set(host, { me: null }));

describe('/recovery', () => {
  it('REC-1, REC-2: shows the title, two cards with the SMS and the hotlines, and a link for a forgotten username', async () => {
    renderPortal('/recovery');
    expect(await screen.findByRole('heading', { name: 'Khôi phục mật khẩu' })).toBeVisible();
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent.replace(/\s/g, ' ')])).toEqual([
      [
        '/recovery/forgot-password-by-phone',
        'Dùng số điện thoại đã đăng ký' +
          'Nhắn tin đến tổng đài để nhận mã: MXT [tên đăng nhập] nếu số đã xác minh, PTV [tên đăng nhập] để kích hoạt số. ' +
          'Tổng đài: 0900 000 001 · 0900 000 002',
      ],
      ['/recovery/forgot-password', 'Dùng emailBạn sẽ nhận được một thư hướng dẫn đặt lại mật khẩu.'],
      ['/recovery/forgot-username', 'Quên tên đăng nhập?'],
      ['/login', 'Về trang đăng nhập'],
    ]);
  });

  it('HOST-5: refers to support instead of a hotline if the deployment has none', async () => {
    renderPortal('/recovery', { config: unsetPortalConfig });
    const card = await screen.findByRole('link', { name: /Dùng số điện thoại/ });
    expect(card).not.toHaveTextContent(/tổng đài|MXT|\d{4}/i);
    expect(card).toHaveTextContent('Hỗ trợ sẽ hướng dẫn bạn nhận mã.');
  });
});
