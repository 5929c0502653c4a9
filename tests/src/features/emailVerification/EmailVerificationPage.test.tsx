import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { StrictMode } from 'react';
import { paths } from '@portal/contract';
import { userFixture } from '../../../fixtures/users';
import { bodiesOf } from '../../../support/bodiesOf';
import { callsOf, set, useFakeHost } from '../../../support/fakeHost';
import { answer, refusal } from '../../../support/handlers';
import { renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();
beforeEach(() => set(host, { me: null }));

describe('/email-verification', () => {
  it.each(['/email-verification', '/email-verification/%20'])(
    'MAIL-1: redirects %s to /login',
    async (path) => {
      const portal = renderPortal(path);
      await waitFor(() => expect(portal.here()).toBe('/login'));
      expect(callsOf(host)).not.toContain('PUT /email-verification');
    },
  );

  it('MAIL-1, MAIL-2: shows progress, then success with a login link; sends one PUT, even in StrictMode', async () => {
    renderPortal('/email-verification/a-token', { wrapper: StrictMode });
    await screen.findByText('Đang xác thực thông tin của bạn...');
    expect(screen.getByRole('heading', { name: 'Xác minh địa chỉ Email' })).toBeVisible();
    expect(await screen.findByText('Đã xong!')).toBeVisible();
    expect(
      screen.getByText(
        'Tài khoản của bạn đã được xác minh và có thể dùng các tùy chọn bảo mật nâng cao. Trang này hết hiệu lực sau khi xác minh.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Thử đăng nhập' })).toHaveAttribute('href', '/login');
    expect(await bodiesOf(host, paths.emailVerification)).toEqual([{ token: 'a-token' }]);
  });

  it('MAIL-2: says that a link does not work, and where to get a new one', async () => {
    host.server.use(answer('put', paths.emailVerification, () => refusal(422, { message: 'Hỏng.' })));
    renderPortal('/email-verification/a-token');
    expect(await screen.findByText('Đường dẫn không hoạt động')).toBeVisible();
    expect(
      screen.getByText(
        'Hãy bấm lại đường dẫn trong email. Nếu vẫn không được, hãy vào Quản lý tài khoản để nhận một email mới.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Quản lý tài khoản' })).toHaveAttribute('href', '/');
  });

  it('API-6: offers a retry when the host is unreachable, which sends another PUT', async () => {
    host.server.use(answer('put', paths.emailVerification, () => HttpResponse.error(), { once: true }));
    const { user } = renderPortal('/email-verification/a-token');
    await user.click(await screen.findByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByText('Đã xong!')).toBeVisible();
    expect(await bodiesOf(host, paths.emailVerification)).toHaveLength(2);
  });

  describe('MAIL-2: the link is refused after its first answer was lost', () => {
    const retry = async () => {
      let calls = 0;
      host.server.use(
        answer('put', paths.emailVerification, () =>
          ++calls === 1 ? HttpResponse.error() : refusal(422, { message: 'Hỏng.' }),
        ),
      );
      const { user } = renderPortal('/email-verification/a-token');
      await user.click(await screen.findByRole('button', { name: 'Thử lại' }));
    };

    it('says that the address may be verified, which is no error', async () => {
      await retry();
      expect(await screen.findByText('Có thể email đã được xác minh')).toBeVisible();
      expect(
        screen.getByText(
          'Đường dẫn này có thể đã được dùng trong lần thử bị gián đoạn. Hãy vào Quản lý tài khoản để kiểm tra.',
        ),
      ).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.queryByText('Đường dẫn không hoạt động')).not.toBeInTheDocument();
    });

    it('says that it is, if the player is signed in', async () => {
      set(host, { me: userFixture({ verifiedAt: '2026-11-21T02:30:00.000Z' }) });
      await retry();
      expect(await screen.findByText('Đã xong!')).toBeVisible();
    });
  });
});
