import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { bodiesOf } from '../../support/bodyOf';
import { callsOf, set, useFakeHost } from '../../support/fakeHost';
import { PROOF, useFakeWorkers } from '../../support/fakeWorker';
import { answer, refusal } from '../../support/handlers';
import { enabledButton } from '../../support/formControls';
import { renderPortal } from '../../support/renderPortal';

const host = useFakeHost();
useFakeWorkers();
beforeEach(() => set(host, { me: null }));

type Portal = ReturnType<typeof renderPortal>;

const STRONG = 'Matkhau@1';
const button = (name: string) => screen.getByRole('button', { name });

describe('/recovery', () => {
  it('REC-1: title, two cards with their links, and the forgotten username', async () => {
    renderPortal('/recovery');
    expect(await screen.findByRole('heading', { name: 'Khôi phục mật khẩu' })).toBeVisible();
    const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(/Dùng số điện thoại đã đăng ký/)).toBe('/recovery/forgot-password-by-phone');
    expect(hrefOf(/Dùng email/)).toBe('/recovery/forgot-password');
    expect(hrefOf(/Quên tên đăng nhập/)).toBe('/recovery/forgot-username');
  });

  it('REC-2: tells MXT, PTV and the two hotlines', async () => {
    renderPortal('/recovery');
    const card = await screen.findByRole('link', { name: /Dùng số điện thoại/ });
    for (const part of ['MXT', 'PTV', '0900 000 001', '0900 000 002']) expect(card).toHaveTextContent(part);
  });
});

describe('/recovery/forgot-password-by-phone', () => {
  const fill = async ({ user }: Portal, otp = '123456') => {
    await user.type(await screen.findByLabelText('Tên đăng nhập'), 'demo');
    await user.type(screen.getByLabelText('Mã xác thực'), otp);
    await user.type(screen.getByLabelText('Mật khẩu mới'), STRONG);
    await user.type(screen.getByLabelText('Nhập lại mật khẩu mới'), STRONG);
    await user.click(await enabledButton('Đổi mật khẩu'));
  };

  it('REC-2: the SMS holds the username as it is typed; on a phone the numbers open the SMS app', async () => {
    const matches = window.matchMedia;
    window.matchMedia = (media) => Object.assign(matches(media), { matches: media === '(pointer: coarse)' });
    const { user } = renderPortal('/recovery/forgot-password-by-phone');
    await user.type(await screen.findByLabelText('Tên đăng nhập'), 'thanhnam');
    expect(screen.getByText('MXT thanhnam')).toBeVisible();
    expect(screen.getByText('PTV thanhnam')).toBeVisible();
    const links = screen.getAllByRole('link', { name: /^0900\s000\s001$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'sms:0900000001?&body=MXT%20thanhnam',
      'sms:0900000001?&body=PTV%20thanhnam',
    ]);
    window.matchMedia = matches;
  });

  it('REC-3: username, otp and the new password twice; then a login link', async () => {
    const portal = renderPortal('/recovery/forgot-password-by-phone');
    await fill(portal);
    expect(await screen.findByText('Đổi mật khẩu thành công!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', '/login');
    expect(await bodiesOf(host, paths.resetPasswordByPhone)).toEqual([
      { username: 'demo', otp: '123456', newPassword: STRONG, reNewPassword: STRONG },
    ]);
  });

  it('REC-3: requirements §5 says what is wrong, under each field, and the first wrong one has the focus', async () => {
    const { user } = renderPortal('/recovery/forgot-password-by-phone');
    await user.type(await screen.findByLabelText('Tên đăng nhập'), 'abc');
    await user.type(screen.getByLabelText('Mã xác thực'), '123');
    await user.type(screen.getByLabelText('Mật khẩu mới'), 'matkhau1');
    await user.click(await enabledButton('Đổi mật khẩu'));
    await waitFor(() =>
      expect(screen.getByLabelText('Tên đăng nhập')).toHaveAccessibleDescription('Tài khoản không hợp lệ'),
    );
    expect(screen.getByLabelText('Mã xác thực')).toHaveAccessibleDescription('Mã xác thực không hợp lệ');
    expect(screen.getByLabelText('Mật khẩu mới')).toHaveAccessibleDescription(/ký tự đặc biệt/);
    expect(screen.getByLabelText('Tên đăng nhập')).toHaveFocus();
    expect(callsOf(host)).not.toContain('POST /reset-password-by-phone');
  });

  it('REC-3: a wrong code shows under it, and what was typed stays', async () => {
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

describe('/recovery/forgot-password', () => {
  it('REC-4: disabled under 4 characters, then the bot check, then the same note for everyone', async () => {
    const { user } = renderPortal('/recovery/forgot-password');
    const username = await screen.findByLabelText('Tên đăng nhập');
    await user.type(username, 'abc');
    expect(button('Gửi yêu cầu')).toBeDisabled();
    await user.type(username, 'd');
    await user.click(await enabledButton('Gửi yêu cầu'));
    expect(await screen.findByText(/Nếu tên đăng nhập khớp với một tài khoản/)).toBeVisible();
    expect(await bodiesOf(host, paths.sendResetEmail)).toEqual([
      { username: 'abcd', gReCaptchaToken: PROOF },
    ]);
    const challenge = host.requests.find(({ url }) => url.includes('bot-check'));
    expect(challenge?.url).toContain('action=forgotPasswordFormSubmit');
  });

  it('API-6: 429 says how long, and the username stays', async () => {
    host.server.use(
      answer('post', paths.sendResetEmail, () =>
        HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '30' } }),
      ),
    );
    const { user } = renderPortal('/recovery/forgot-password');
    await user.type(await screen.findByLabelText('Tên đăng nhập'), 'demo');
    await user.click(await enabledButton('Gửi yêu cầu'));
    expect(await screen.findByRole('alert')).toHaveTextContent('30');
    expect(screen.getByLabelText('Tên đăng nhập')).toHaveValue('demo');
  });
});

describe('/recovery/forgot-password/:token', () => {
  const BAD =
    'Đường dẫn của bạn không hợp lệ hoặc đã hết hiệu lực, hãy thử gửi lại yêu cầu nhận mật khẩu mới.';

  it('REC-5: a good token gives the form, and success a login link', async () => {
    const { user } = renderPortal('/recovery/forgot-password/good-token');
    await user.type(await screen.findByLabelText('Mật khẩu mới'), STRONG);
    await user.type(screen.getByLabelText('Nhập lại mật khẩu mới'), STRONG);
    await user.click(await enabledButton('Đổi mật khẩu'));
    expect(await screen.findByText('Đổi mật khẩu thành công!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', '/login');
    expect(callsOf(host)).toContain('GET /reset-password/good-token');
    expect(await bodiesOf(host, paths.resetPassword)).toEqual([
      { password: STRONG, passwordConfirm: STRONG, token: 'good-token' },
    ]);
  });

  it('REC-5: the token stands in no key of the store', async () => {
    const { store } = renderPortal('/recovery/forgot-password/good-token');
    await screen.findByLabelText('Mật khẩu mới');
    expect(Object.keys(store.getState().api.queries).join()).not.toContain('good-token');
  });

  it('REC-5: a bad token is said, with the way to a new one', async () => {
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

  it('REC-5: another tab was quicker', async () => {
    host.server.use(
      answer('post', paths.resetPassword, () => refusal(422, { message: BAD, errors: { token: [BAD] } })),
    );
    const { user } = renderPortal('/recovery/forgot-password/good-token');
    await user.type(await screen.findByLabelText('Mật khẩu mới'), STRONG);
    await user.type(screen.getByLabelText('Nhập lại mật khẩu mới'), STRONG);
    await user.click(await enabledButton('Đổi mật khẩu'));
    expect(await screen.findByText(BAD)).toBeVisible();
    expect(screen.queryByLabelText('Mật khẩu mới')).not.toBeInTheDocument();
  });

  it('API-6: a host that can not be asked makes no link bad', async () => {
    host.server.use(answer('get', paths.resetPasswordToken, () => HttpResponse.error(), { once: true }));
    const { user } = renderPortal('/recovery/forgot-password/good-token');
    await user.click(await screen.findByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByLabelText('Mật khẩu mới')).toBeVisible();
  });

  it('REC-5: without a token to /login', async () => {
    const portal = renderPortal('/recovery/forgot-password/%20');
    await waitFor(() => expect(portal.here()).toBe('/login'));
  });
});

describe('/recovery/forgot-username', () => {
  it('REC-6: e-mail and bot check, and the same note for everyone', async () => {
    const { user } = renderPortal('/recovery/forgot-username');
    const email = await screen.findByLabelText('Địa chỉ email');
    await user.type(email, 'sai');
    await user.click(await enabledButton('Gửi yêu cầu'));
    await waitFor(() => expect(email).toHaveAccessibleDescription('Địa chỉ email bạn nhập không hợp lệ'));
    await user.type(email, '@example.com');
    await user.click(button('Gửi yêu cầu'));
    expect(await screen.findByText(/Nếu địa chỉ email khớp/)).toBeVisible();
    expect(await bodiesOf(host, paths.recoverUsername)).toEqual([
      { email: 'sai@example.com', gReCaptchaToken: PROOF },
    ]);
    const challenge = host.requests.find(({ url }) => url.includes('bot-check'));
    expect(challenge?.url).toContain('action=forgotUsernameFormSubmit');
  });
});
