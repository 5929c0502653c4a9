import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { meApi } from '../../../../src/api/endpoints/me';
import { userFixture } from '../../../fixtures/users';
import { bodiesOf } from '../../../support/bodiesOf';
import { callsOf, set, useFakeHost } from '../../../support/fakeHost';
import { enabledButton, fillField } from '../../../support/formControls';
import { answer, refusal } from '../../../support/handlers';
import { createTestStore, renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();
beforeEach(() => set(host, { me: null }));

const STRONG = 'Matkhau@1';

describe('/recovery/forgot-password/:token', () => {
  const BAD =
    'Đường dẫn của bạn không hợp lệ hoặc đã hết hiệu lực, hãy thử gửi lại yêu cầu nhận mật khẩu mới.';

  it('REC-5: shows the form for a valid token, and a login link after success', async () => {
    const { user } = renderPortal('/recovery/forgot-password/good-token');
    await fillField(user, await screen.findByLabelText('Mật khẩu mới'), STRONG);
    await fillField(user, screen.getByLabelText('Nhập lại mật khẩu mới'), STRONG);
    await user.click(await enabledButton('Đổi mật khẩu'));
    expect(await screen.findByText('Đổi mật khẩu thành công!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', '/login');
    expect(callsOf(host)).toContain('GET /reset-password/good-token');
    expect(await bodiesOf(host, paths.resetPassword)).toEqual([
      { password: STRONG, passwordConfirm: STRONG, token: 'good-token' },
    ]);
  });

  it('REC-5: requires a strong password and the same confirmation', async () => {
    const { user } = renderPortal('/recovery/forgot-password/good-token');
    const password = await screen.findByLabelText('Mật khẩu mới');
    const confirm = screen.getByLabelText('Nhập lại mật khẩu mới');
    await fillField(user, password, 'MatKhau1');
    await fillField(user, confirm, 'MatKhau2');
    await user.click(await enabledButton('Đổi mật khẩu'));
    await waitFor(() => expect(confirm).toHaveAccessibleDescription('Mật khẩu xác nhận không trùng khớp.'));
    expect(password).toHaveAccessibleDescription(
      /Hãy chọn một mật khẩu mạnh hơn, thử kết hợp chữ cái, chữ số và ký tự đặc biệt\./,
    );
    expect(callsOf(host)).not.toContain('POST /reset-password');
  });

  it('REC-5: shows the success also to a signed-in player, whose session a new password ends', async () => {
    set(host, { me: userFixture() });
    host.server.use(
      answer('post', paths.resetPassword, () => {
        set(host, { me: null });
        host.server.use(
          answer('get', paths.resetPasswordToken, () =>
            refusal(422, { message: BAD, errors: { token: [BAD] } }),
          ),
        );
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const store = createTestStore();
    await store.dispatch(meApi.endpoints.getMe.initiate());
    const { user } = renderPortal('/recovery/forgot-password/good-token', { store });
    await fillField(user, await screen.findByLabelText('Mật khẩu mới'), STRONG);
    await fillField(user, screen.getByLabelText('Nhập lại mật khẩu mới'), STRONG);
    await user.click(await enabledButton('Đổi mật khẩu'));
    await waitFor(() => expect(store.getState().session.expired).toBe(true));
    await waitFor(() =>
      expect(callsOf(host).filter((call) => call === 'GET /reset-password/good-token')).toHaveLength(2),
    );
    expect(await screen.findByText('Đổi mật khẩu thành công!')).toBeVisible();
    expect(screen.queryByText(BAD)).not.toBeInTheDocument();
  });

  it('REC-5: keeps the token out of the keys of the store', async () => {
    const { store } = renderPortal('/recovery/forgot-password/good-token');
    await screen.findByLabelText('Mật khẩu mới');
    expect(Object.keys(store.getState().api.queries).join()).not.toContain('good-token');
  });

  it('REC-5: says that a token is invalid, and links to a new request', async () => {
    host.server.use(
      answer('get', paths.resetPasswordToken, () => refusal(422, { message: BAD, errors: { token: [BAD] } })),
    );
    renderPortal('/recovery/forgot-password/bad');
    expect(await screen.findByRole('heading', { name: 'Đường dẫn không hoạt động' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(BAD);
    expect(screen.getByRole('link', { name: 'Gửi lại yêu cầu' })).toHaveAttribute(
      'href',
      '/recovery/forgot-password',
    );
  });

  it.each([
    ['422', refusal(422, { message: BAD, errors: { token: [BAD] } })],
    ['404', new HttpResponse(null, { status: 404 })],
    ['410', refusal(410, { message: BAD })],
  ])('REC-5: says that the token was used in the meantime, as in another tab (%s)', async (_, refused) => {
    host.server.use(answer('post', paths.resetPassword, () => refused));
    const { user } = renderPortal('/recovery/forgot-password/good-token');
    await fillField(user, await screen.findByLabelText('Mật khẩu mới'), STRONG);
    await fillField(user, screen.getByLabelText('Nhập lại mật khẩu mới'), STRONG);
    await user.click(await enabledButton('Đổi mật khẩu'));
    expect(await screen.findByText(BAD)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Đường dẫn không hoạt động' })).toBeVisible();
    expect(screen.queryByLabelText('Mật khẩu mới')).not.toBeInTheDocument();
  });

  it('API-6: offers a retry if the host is unreachable', async () => {
    host.server.use(answer('get', paths.resetPasswordToken, () => HttpResponse.error(), { once: true }));
    const { user } = renderPortal('/recovery/forgot-password/good-token');
    await user.click(await screen.findByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByLabelText('Mật khẩu mới')).toBeVisible();
  });

  it('REC-5: redirects to /login without a token', async () => {
    const portal = renderPortal('/recovery/forgot-password/%20');
    await waitFor(() => expect(portal.here()).toBe('/login'));
  });
});
