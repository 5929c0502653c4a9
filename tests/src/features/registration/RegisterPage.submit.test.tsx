import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { userFixture } from '../../../fixtures/users';
import { noAnswer } from '../../../support/answers';
import { bodiesOf } from '../../../support/bodiesOf';
import { callsOf, set } from '../../../support/fakeHost';
import { PROOF } from '../../../support/fakeWorker';
import { answer, refusal } from '../../../support/handlers';
import { enabledButton, fieldOf, fillField, foundField } from '../../../support/formControls';
import { renderPortal } from '../../../support/renderPortal';
import { PASSWORD, PHONE, submitAll, toPasswords, useRegisterPage } from '../../../support/registerPage';

const { host, workers } = useRegisterPage();

describe('the submit', () => {
  it('REG-6: gets a bot-check token, registers, fetches the profile, and follows next_uri', async () => {
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

  it('REG-2, REG-3: sends the tick of the checkbox, which a reload keeps', async () => {
    const before = renderPortal('/register');
    await before.user.click(await screen.findByRole('checkbox'));
    before.unmount();
    const portal = renderPortal('/register?next_uri=%2Fsupport');
    expect(await screen.findByRole('checkbox')).toBeChecked();
    await submitAll(portal);
    await waitFor(() => expect(portal.here()).toBe('/support'));
    expect(await bodiesOf(host, paths.register)).toMatchObject([{ receiveNewsletter: true }]);
  });

  it("REG-7: shows a single form with all input and the server's errors after a 422", async () => {
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

  it('HOST-2: shows the field of an error on an earlier step, whatever the status', async () => {
    const taken = 'Tên này đã có.';
    host.server.use(
      answer('post', paths.register, () => refusal(409, { message: taken, errors: { username: [taken] } })),
    );
    await submitAll(renderPortal('/register'));
    await waitFor(() => expect(fieldOf('username')).toHaveAccessibleDescription(taken));
    expect(fieldOf('username')).toHaveFocus();
  });

  it('REG-7: keeps everything but the passwords of the single form after a reload', async () => {
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
  ])('API-6: %s keeps the step and the input', async (_name, resolver, message) => {
    host.server.use(answer('post', paths.register, resolver));
    await submitAll(renderPortal('/register'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(fieldOf('password')).toHaveValue(PASSWORD);
    expect(screen.getByText('Bước 3/3: Mật khẩu')).toBeVisible();
    await enabledButton('Đăng ký');
  });

  it('API-6: a call that timed out but succeeded on the host is a success', async () => {
    host.server.use(
      answer('post', paths.register, () => {
        host.state.me = userFixture({ username: 'thanhnam' });
        return noAnswer();
      }),
    );
    const portal = renderPortal('/register?next_uri=%2Fsupport');
    await submitAll(portal);
    await waitFor(() => expect(portal.here()).toBe('/support'));
  });

  it('API-6: the account was created, but the profile cannot be fetched at first: the login page recognises the session', async () => {
    host.server.use(
      answer('post', paths.register, () => {
        host.state.me = userFixture({ username: 'thanhnam' });
        host.server.use(
          answer('get', paths.me, () => new HttpResponse('<h1>', { status: 502 }), { once: true }),
        );
        return undefined;
      }),
    );
    const portal = renderPortal('/register?next_uri=%2Fsupport');
    await submitAll(portal);
    await waitFor(() => expect(portal.here()).toBe('/support'));
  });

  it('API-6: the account was created, but there is no session: the login page says so', async () => {
    host.server.use(answer('post', paths.register, () => new HttpResponse(null, { status: 204 })));
    const portal = renderPortal('/register?next_uri=%2Fsupport');
    await submitAll(portal);
    const made = await screen.findByText('Tài khoản đã được tạo. Hãy đăng nhập để tiếp tục.');
    expect(portal.here()).toBe('/login?next_uri=%2Fsupport');
    expect(made.closest('div:has(> svg)')?.firstElementChild).toHaveClass('lucide-circle-check');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await fillField(portal.user, await foundField('username'), 'thanhnam');
    await fillField(portal.user, await foundField('password'), PASSWORD);
    await portal.user.click(await enabledButton('Đăng nhập'));
    await waitFor(() => expect(portal.here()).toBe('/support'));
  });

  it('REG-6: a failed bot check shows a message, and nothing is sent', async () => {
    workers.failing();
    await submitAll(renderPortal('/register'));
    expect(await screen.findByRole('alert')).toHaveTextContent('kiểm tra chống bot');
    expect(callsOf(host)).not.toContain('POST /register');
  });

  it('REG-6: a double click registers once', async () => {
    const portal = renderPortal('/register?next_uri=%2Fsupport');
    await toPasswords(portal);
    await portal.user.dblClick(await enabledButton('Đăng ký'));
    await waitFor(() => expect(portal.here()).toBe('/support'));
    expect(await bodiesOf(host, paths.register)).toHaveLength(1);
  });

  it('LAY-8: a signed-in player is redirected', async () => {
    set(host, {});
    const portal = renderPortal('/register?next_uri=%2Fsupport');
    await waitFor(() => expect(portal.here()).toBe('/support'));
  });
});
