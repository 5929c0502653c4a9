import { act, screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { stepCompleted, stepRestored } from '../../../../src/store/slices/signup';
import { userFixture } from '../../../fixtures/users';
import { bodiesOf } from '../../../support/bodyOf';
import { callsOf, timeOutAfter, set, useFakeHost } from '../../../support/fakeHost';
import { PROOF, useFakeWorkers } from '../../../support/fakeWorker';
import { answer, refusal } from '../../../support/handlers';
import { enabledButton, fieldOf, foundField } from '../../../support/formControls';
import { renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();
const workers = useFakeWorkers();
beforeEach(() => {
  window.sessionStorage.clear();
  set(host, { me: null });
});
afterEach(() => void jest.restoreAllMocks());

type Portal = ReturnType<typeof renderPortal>;

const PHONE = '0987654321';
const PASSWORD = 'Matkhau1';
const button = (name: string) => screen.getByRole('button', { name });

const typePhone = async ({ user }: Portal) => {
  await user.type(await foundField('phone'), PHONE);
  await user.click(await enabledButton('Tiếp tục'));
};
const typeUsername = async ({ user }: Portal) => {
  await user.type(await foundField('username'), 'thanhnam');
  await user.click(await enabledButton('Tiếp tục'));
};
const typePasswords = async ({ user }: Portal) => {
  await user.type(await foundField('password'), PASSWORD);
  await user.type(await foundField('passwordConfirm'), PASSWORD);
};
const toPasswords = async (portal: Portal) => {
  await typePhone(portal);
  await typeUsername(portal);
  await typePasswords(portal);
};
const submitAll = async (portal: Portal) => {
  await toPasswords(portal);
  await portal.user.click(await enabledButton('Đăng ký'));
};

describe('the wizard', () => {
  it('REG-1: phone, username, password with step dots; Continue needs the step valid', async () => {
    const portal = renderPortal('/register');
    expect(await screen.findByText('Bước 1/3: Số điện thoại')).toBeVisible();
    expect(button('Tiếp tục')).toBeDisabled();
    await portal.user.type(await foundField('phone'), '09876');
    expect(button('Tiếp tục')).toBeDisabled();
    await portal.user.type(await foundField('phone'), '54321');
    await portal.user.click(await enabledButton('Tiếp tục'));
    expect(await screen.findByText('Bước 2/3: Tên đăng nhập')).toBeVisible();
    expect(await foundField('username')).toHaveFocus();
    await typeUsername(portal);
    expect(await screen.findByText('Bước 3/3: Mật khẩu')).toBeVisible();
    expect(button('Đăng ký')).toBeDisabled();
  });

  it('REG-2: each step is an entry of the history; going back shows what was typed', async () => {
    const portal = renderPortal('/register?next_uri=%2Fpayment');
    await typePhone(portal);
    await waitFor(() => expect(portal.here()).toBe('/register?next_uri=%2Fpayment&step=username'));
    await typeUsername(portal);
    await waitFor(() => expect(portal.here()).toContain('step=password'));
    await portal.user.click(button('Quay lại'));
    expect(await foundField('username')).toHaveValue('thanhnam');
    await portal.user.click(button('Quay lại'));
    expect(await foundField('phone')).toHaveValue(PHONE);
    expect(portal.here()).toBe('/register?next_uri=%2Fpayment');
  });

  it('REG-2: a reload keeps phone and username, never the password', async () => {
    const portal = renderPortal('/register');
    await toPasswords(portal);
    portal.unmount();
    expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toContain(PASSWORD);
    renderPortal('/register?step=password');
    expect(await foundField('password')).toHaveValue('');
    expect(screen.getByText('Bước 3/3: Mật khẩu')).toBeVisible();
    await userClick('Quay lại');
    expect(await foundField('username')).toHaveValue('thanhnam');
  });

  const userClick = async (name: string) => act(async () => button(name).click());

  it('REG-2: a deep link to a step skips none before it', async () => {
    const portal = renderPortal('/register?step=password');
    expect(await screen.findByText('Bước 1/3: Số điện thoại')).toBeVisible();
    expect(portal.here()).toBe('/register');
  });

  it('REG-2: what somebody else put into the storage is nothing', async () => {
    window.sessionStorage.setItem('signup', '{"phone":5,"username":["x"]}');
    renderPortal('/register?step=username');
    expect(await foundField('phone')).toHaveValue('');
  });

  it('REG-3: a numeric text input of at most 15 characters, and the checkbox with its label', async () => {
    renderPortal('/register');
    const phone = await foundField('phone');
    expect(phone).toHaveAttribute('inputmode', 'numeric');
    expect(phone).toHaveAttribute('maxlength', '15');
    expect(
      screen.getByRole('checkbox', { name: /chính xác số điện thoại này để nhận OTP/ }),
    ).not.toBeChecked();
  });

  it("REG-4, REG-5: the labels, the lengths, and each password's show/hide", async () => {
    const portal = renderPortal('/register');
    await typePhone(portal);
    expect(screen.getByRole('textbox', { name: 'Tên đăng nhập' })).toHaveAttribute('maxlength', '32');
    await typeUsername(portal);
    await portal.user.click((await screen.findAllByRole('button', { name: 'Hiện mật khẩu' }))[1]!);
    expect(fieldOf('password')).toHaveAttribute('type', 'password');
    expect(fieldOf('passwordConfirm')).toHaveAttribute('type', 'text');
    for (const name of ['password', 'passwordConfirm']) {
      expect(fieldOf(name)).toHaveAttribute('maxlength', '128');
      expect(fieldOf(name)).toHaveAttribute('autocomplete', 'new-password');
    }
  });

  it.each([
    ['phone', '12345', 'Số điện thoại không đúng'],
    ['phone', '09876abc321', 'Số điện thoại sai format'],
  ])('REG-8: %s %s says %s', async (name, typed, message) => {
    const { user } = renderPortal('/register');
    await user.type(await foundField(name), typed);
    await user.tab();
    expect(await screen.findByText(message)).toBeVisible();
    expect(fieldOf(name)).toHaveAccessibleDescription(message);
  });

  it('REG-8: the password says what it lacks, the confirmation when it differs', async () => {
    const portal = renderPortal('/register');
    await typePhone(portal);
    await typeUsername(portal);
    await portal.user.type(await foundField('password'), 'matkhaudai');
    expect(await screen.findByText('Cần ít nhất 1 chữ số', { exact: false })).toHaveTextContent('còn thiếu');
    await portal.user.type(await foundField('passwordConfirm'), 'khac');
    await portal.user.tab();
    expect(await screen.findByText('Mật khẩu xác nhận không trùng khớp.')).toBeVisible();
  });

  it('REG-9: replaying the actions of the slice moves the wizard, and asks the host nothing', async () => {
    window.sessionStorage.setItem('signup', JSON.stringify({ phone: PHONE, username: 'thanhnam' }));
    const { store } = renderPortal('/register');
    await foundField('phone');
    const before = callsOf(host).length;
    act(() => void store.dispatch(stepCompleted('phone')));
    expect(await foundField('username')).toBeVisible();
    act(() => void store.dispatch(stepCompleted('username')));
    expect(await foundField('password')).toBeVisible();
    act(() => void store.dispatch(stepRestored('phone')));
    expect(await foundField('phone')).toBeVisible();
    expect(callsOf(host)).toHaveLength(before);
  });
});

describe('the submit', () => {
  it('REG-6: a bot-check token, then POST /register, then the profile, then on to next_uri', async () => {
    const portal = renderPortal('/register?next_uri=%2Fsupport');
    await submitAll(portal);
    await waitFor(() => expect(portal.here()).toBe('/support'));
    const calls = callsOf(host);
    const at = (call: string) => calls.lastIndexOf(call);
    expect(at('GET /api/bot-check')).toBeLessThan(at('POST /register'));
    expect(at('POST /register')).toBeLessThan(at('GET /api/me'));
    expect(new URL(host.requests.find(({ url }) => url.includes('bot-check'))!.url).search).toBe(
      '?action=registerFormSubmit',
    );
    expect(await bodiesOf(host, paths.register)).toEqual([
      {
        phone: PHONE,
        receiveNewsletter: false,
        username: 'thanhnam',
        password: PASSWORD,
        passwordConfirm: PASSWORD,
        gReCaptchaToken: PROOF,
      },
    ]);
    expect(window.sessionStorage.getItem('signup')).toBeNull();
  });

  it("REG-7: a 422 becomes one form with the server's errors and all that was typed", async () => {
    host.server.use(
      answer('post', paths.register, () =>
        refusal(422, {
          message: 'Hãy kiểm tra lại.',
          errors: { username: ['Tên này đã có.', 'Hãy chọn tên khác.'], gReCaptchaToken: ['Lạ.'] },
        }),
      ),
    );
    const portal = renderPortal('/register');
    await submitAll(portal);
    expect(
      await screen.findByRole('heading', { name: 'Trước tiên, chúng tôi cần có một vài thông tin' }),
    ).toBeVisible();
    await waitFor(() =>
      expect(fieldOf('username')).toHaveAccessibleDescription('Tên này đã có.\nHãy chọn tên khác.'),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Hãy kiểm tra lại. Lạ.');
    expect(fieldOf('phone')).toHaveValue(PHONE);
    expect(fieldOf('password')).toHaveValue(PASSWORD);
    await waitFor(() => expect(portal.here()).toBe('/register?step=all'));
    expect(screen.queryByText(/Bước/)).not.toBeInTheDocument();
  });

  it('REG-7: after a reload the single form still has everything but the passwords', async () => {
    window.sessionStorage.setItem('signup', JSON.stringify({ phone: PHONE, username: 'thanhnam' }));
    renderPortal('/register?step=all');
    expect(await foundField('username')).toHaveValue('thanhnam');
    expect(fieldOf('phone')).toHaveValue(PHONE);
    expect(fieldOf('password')).toHaveValue('');
  });

  it.each([
    ['host down', () => HttpResponse.error(), /Không kết nối được/],
    ['a server error', () => new HttpResponse(null, { status: 500 }), /Máy chủ đang gặp sự cố/],
    ['HTML', () => new HttpResponse('<html>', { status: 404 }), /không đúng định dạng/],
    ['429', () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '30' } }), /30/],
    ['419 twice', () => HttpResponse.json({}, { status: 419 }), /Phiên làm việc đã thay đổi/],
  ])('API-6: %s keeps the step and what was typed', async (_name, resolver, message) => {
    host.server.use(answer('post', paths.register, resolver));
    await submitAll(renderPortal('/register'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(fieldOf('password')).toHaveValue(PASSWORD);
    expect(screen.getByText('Bước 3/3: Mật khẩu')).toBeVisible();
    await enabledButton('Đăng ký');
  });

  it('API-6: a call that timed out but did its work is a success', async () => {
    timeOutAfter(60);
    host.server.use(
      answer('post', paths.register, async () => {
        host.state.me = userFixture({ username: 'thanhnam' });
        await delay('infinite');
      }),
    );
    const portal = renderPortal('/register?next_uri=%2Fsupport');
    await submitAll(portal);
    await waitFor(() => expect(portal.here()).toBe('/support'));
  });

  it('REG-6: a bot check that can not be done is said, and nothing is sent', async () => {
    workers.failing();
    await submitAll(renderPortal('/register'));
    expect(await screen.findByRole('alert')).toHaveTextContent('kiểm tra chống bot');
    expect(callsOf(host)).not.toContain('POST /register');
  });

  it('REG-6: a double click is one registration', async () => {
    const portal = renderPortal('/register?next_uri=%2Fsupport');
    await toPasswords(portal);
    await portal.user.dblClick(await enabledButton('Đăng ký'));
    await waitFor(() => expect(portal.here()).toBe('/support'));
    expect(await bodiesOf(host, paths.register)).toHaveLength(1);
  });

  it('LAY-8: a signed-in player is bounced', async () => {
    set(host, {});
    const portal = renderPortal('/register?next_uri=%2Fsupport');
    await waitFor(() => expect(portal.here()).toBe('/support'));
  });
});
