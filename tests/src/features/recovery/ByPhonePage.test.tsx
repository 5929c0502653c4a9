import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths, unsetPortalConfig } from '@portal/contract';
import { meApi } from '../../../../src/api/endpoints/me';
import { userFixture } from '../../../fixtures/users';
import { bodiesOf } from '../../../support/bodiesOf';
import { callsOf, set, useFakeHost } from '../../../support/fakeHost';
import { enabledButton, fillField } from '../../../support/formControls';
import { answer, refusal } from '../../../support/handlers';
import { createTestStore, renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();
beforeEach(() => set(host, { me: null }));
afterEach(() => window.sessionStorage.clear());

type Portal = ReturnType<typeof renderPortal>;

const STRONG = 'Matkhau@1';

describe('/recovery/forgot-password-by-phone', () => {
  const fill = async ({ user }: Portal, otp = '123456') => {
    await fillField(user, await screen.findByLabelText('Tên đăng nhập'), 'demo');
    await fillField(user, screen.getByLabelText('Mã xác thực'), otp);
    await fillField(user, screen.getByLabelText('Mật khẩu mới'), STRONG);
    await fillField(user, screen.getByLabelText('Nhập lại mật khẩu mới'), STRONG);
    await user.click(await enabledButton('Đổi mật khẩu'));
  };

  it('REC-2: puts the typed username into the SMS, and opens the SMS app on a phone', async () => {
    const matches = window.matchMedia;
    window.matchMedia = (media) => Object.assign(matches(media), { matches: media === '(pointer: coarse)' });
    const { user } = renderPortal('/recovery/forgot-password-by-phone');
    const username = await screen.findByLabelText('Tên đăng nhập');
    // An SMS that names no player costs money and brings no code.
    for (const part of ['', 'tha']) {
      await fillField(user, username, part);
      expect(screen.getAllByText(/^0900\s000\s001$/)).toHaveLength(2);
      expect(screen.queryByRole('link', { name: /^0900/ })).not.toBeInTheDocument();
    }
    await fillField(user, username, 'nhnam');
    const lineOf = (text: string) => screen.getByText(text).parentElement;
    expect(lineOf('MXT thanhnam')).toHaveTextContent('Số đã xác minh: soạnMXT thanhnam');
    expect(lineOf('PTV thanhnam')).toHaveTextContent('Số chưa xác minh (kích hoạt): soạnPTV thanhnam');
    const links = screen.getAllByRole('link', { name: /^0900/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'sms:0900000001?&body=MXT%20thanhnam',
      'sms:0900000002?&body=MXT%20thanhnam',
      'sms:0900000001?&body=PTV%20thanhnam',
      'sms:0900000002?&body=PTV%20thanhnam',
    ]);
    window.matchMedia = matches;
  });

  it('REC-2: keeps the username, and nothing else, while the player is in the SMS app or looks at the other ways', async () => {
    const portal = renderPortal('/recovery/forgot-password-by-phone');
    const { user, unmount } = portal;
    await fillField(user, await screen.findByLabelText('Tên đăng nhập'), 'thanhnam');
    await fillField(user, screen.getByLabelText('Mã xác thực'), '123456');
    await fillField(user, screen.getByLabelText('Mật khẩu mới'), STRONG);
    await user.click(screen.getByRole('link', { name: 'Chọn cách khôi phục khác' }));
    await user.click(await screen.findByRole('link', { name: /^Dùng số điện thoại đã đăng ký/ }));
    expect(await screen.findByText('MXT thanhnam')).toBeVisible();
    unmount();
    renderPortal('/recovery/forgot-password-by-phone');
    expect(await screen.findByText('MXT thanhnam')).toBeVisible();
    expect(screen.getByLabelText('Tên đăng nhập')).toHaveValue('thanhnam');
    expect(screen.getByLabelText('Mã xác thực')).toHaveValue('');
    expect(JSON.stringify(window.sessionStorage)).not.toMatch(`123456|${STRONG}`);
  });

  it('REC-2: what was typed before the scripts of the reloaded page ran counts', async () => {
    window.sessionStorage.setItem('recovery', 'thanhnam');
    renderPortal('/recovery/forgot-password-by-phone', { typedBefore: { username: 'other' } });
    expect(await screen.findByText('MXT other')).toBeVisible();
  });

  it('HOST-5: refers to support if the deployment has no hotline', async () => {
    renderPortal('/recovery/forgot-password-by-phone', { config: unsetPortalConfig });
    const support = await screen.findByRole('link', { name: '2. Liên hệ hỗ trợ để được hướng dẫn nhận mã' });
    expect(support).toHaveAttribute('href', '/support');
    expect(screen.queryByText(/Gửi tin nhắn|MXT|PTV/)).not.toBeInTheDocument();
  });

  it('REC-3: sends username, code and the new password twice, then shows a login link', async () => {
    const portal = renderPortal('/recovery/forgot-password-by-phone');
    await fill(portal);
    expect(await screen.findByText('Đổi mật khẩu thành công!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', '/login');
    expect(await bodiesOf(host, paths.resetPasswordByPhone)).toEqual([
      { username: 'demo', otp: '123456', newPassword: STRONG, reNewPassword: STRONG },
    ]);
  });

  it('REC-3: shows the success also to a signed-in player, whose session a new password ends', async () => {
    set(host, { me: userFixture() });
    host.server.use(
      answer('post', paths.resetPasswordByPhone, () => {
        set(host, { me: null });
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const store = createTestStore();
    await store.dispatch(meApi.endpoints.getMe.initiate());
    const portal = renderPortal('/recovery/forgot-password-by-phone', { store });
    await fill(portal);
    await waitFor(() => expect(portal.store.getState().session.expired).toBe(true));
    expect(await screen.findByText('Đổi mật khẩu thành công!')).toBeVisible();
  });

  it('REC-3: shows the messages of requirements §5 under the fields, and focuses the first invalid one', async () => {
    const { user } = renderPortal('/recovery/forgot-password-by-phone');
    await fillField(user, await screen.findByLabelText('Tên đăng nhập'), 'abc');
    await fillField(user, screen.getByLabelText('Mã xác thực'), '123');
    await fillField(user, screen.getByLabelText('Mật khẩu mới'), 'matkhau1');
    await user.click(await enabledButton('Đổi mật khẩu'));
    await waitFor(() =>
      expect(screen.getByLabelText('Tên đăng nhập')).toHaveAccessibleDescription('Tài khoản không hợp lệ'),
    );
    expect(screen.getByLabelText('Mã xác thực')).toHaveAccessibleDescription('Mã xác thực không hợp lệ');
    expect(screen.getByLabelText('Mật khẩu mới')).toHaveAccessibleDescription(
      /Hãy chọn một mật khẩu mạnh hơn, thử kết hợp chữ cái, chữ số và ký tự đặc biệt\./,
    );
    expect(screen.getByLabelText('Tên đăng nhập')).toHaveFocus();
    expect(callsOf(host)).not.toContain('POST /reset-password-by-phone');
  });

  it('REC-3: shows the error of a wrong code under its field, and keeps the input', async () => {
    host.server.use(
      answer('post', paths.resetPasswordByPhone, () =>
        refusal(422, { message: 'Sai.', errors: { otp: ['Mã xác thực không hợp lệ'] } }),
      ),
    );
    await fill(renderPortal('/recovery/forgot-password-by-phone'));
    await waitFor(() =>
      expect(screen.getByLabelText('Mã xác thực')).toHaveAccessibleDescription('Mã xác thực không hợp lệ'),
    );
    expect(screen.getByLabelText('Mật khẩu mới')).toHaveValue(STRONG);
  });
});
