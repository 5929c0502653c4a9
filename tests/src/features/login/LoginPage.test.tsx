import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { callsOf, set, useFakeHost } from '../../../support/fakeHost';
import { PROOF, useFakeWorkers } from '../../../support/fakeWorker';
import { fillField } from '../../../support/formControls';
import { answer, refusal } from '../../../support/handlers';
import { fillLogin, openLogin, password, submit, username } from '../../../support/loginPage';

const host = useFakeHost();
useFakeWorkers();
beforeEach(() => set(host, { me: null }));

describe('/login', () => {
  it('LOGIN-1: has username, password, remember-me and links to /recovery and /register', async () => {
    await openLogin();
    expect(await username()).toHaveAttribute('name', 'username');
    expect(await username()).toHaveAttribute('autocomplete', 'username webauthn');
    expect(await password()).toHaveAttribute('name', 'password');
    expect(await password()).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('Ghi nhớ đăng nhập')).toHaveAttribute('name', 'remember');
    expect(screen.getByRole('link', { name: 'Quên mật khẩu?' })).toHaveAttribute('href', '/recovery');
    expect(screen.getByRole('link', { name: 'Đăng ký' })).toHaveAttribute('href', '/register');
    expect(document.title).toContain('Đăng nhập');
  });

  it('LOGIN-2: submit is disabled until the username has 4 characters and a password is present', async () => {
    const { user } = await openLogin();
    expect(await submit()).toBeDisabled();
    await fillField(user, await username(), 'dem');
    await fillField(user, await password(), 'x');
    expect(await submit()).toBeDisabled();
    await fillField(user, await username(), 'o');
    await waitFor(async () => expect(await submit()).toBeEnabled());
    await user.clear(await password());
    expect(await submit()).toBeDisabled();
  });

  it('LOGIN-2: keeps what was typed before the scripts ran', async () => {
    await openLogin({ typedBefore: { username: 'demo', password: 'Demo@2026', remember: true } });
    await waitFor(async () => expect(await submit()).toBeEnabled());
    expect(await username()).toHaveValue('demo');
    expect(screen.getByLabelText('Ghi nhớ đăng nhập')).toBeChecked();
  });

  it('LOGIN-2: shows the error of a field that was left before the scripts ran', async () => {
    const { user } = await openLogin({ typedBefore: { username: 'dem' } });
    // The first focus loads the rules.
    await user.click(await password());
    await waitFor(async () => expect(await username()).toBeInvalid());
    expect(screen.getByText('Tên đăng nhập phải có ít nhất 4 ký tự.')).toBeVisible();
  });

  it('LOGIN-2: reads values that a password manager set without an event at the first interaction', async () => {
    const { user } = await openLogin();
    const write = (input: HTMLInputElement, value: string) =>
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    write(await username(), 'demo');
    write(await password(), 'Demo@2026');
    await user.pointer({ keys: '[MouseLeft]', target: document.body });
    // The rules load when the browser is idle; jsdom never reports that, so they load after two seconds.
    await waitFor(async () => expect(await submit()).toBeEnabled());
  });

  it('LOGIN-3: a refused username marks both fields, shows one message, and clears on the next edit', async () => {
    const message = 'Tên đăng nhập hoặc mật khẩu không đúng.';
    host.server.use(
      answer('post', paths.login, () => refusal(422, { message, errors: { username: [message] } })),
    );
    const portal = await openLogin();
    await fillLogin(portal);
    await portal.user.click(await submit());
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(await username()).toBeInvalid();
    expect(await password()).toBeInvalid();
    // As in every form, the first invalid field gets the focus.
    await waitFor(async () => expect(await username()).toHaveFocus());
    await fillField(portal.user, await password(), '!');
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
    expect(await username()).toBeValid();
    expect(await password()).toBeValid();
  });

  it.each([429, 503])(
    'SAFE-7: a host that asks for a bot check (%i) gets the form once more with a solved one',
    async (status) => {
      const message = 'Hãy hoàn tất bước kiểm tra chống bot để tiếp tục.';
      host.server.use(
        answer(
          'post',
          paths.login,
          () => refusal(status, { message, errors: { gReCaptchaToken: [message] } }),
          {
            once: true,
          },
        ),
      );
      const portal = await openLogin();
      await fillLogin(portal);
      await portal.user.click(await submit());
      await waitFor(() => expect(portal.here()).toBe('/'));
      const calls = callsOf(host).filter((call) => call !== 'GET /api/csrf-cookie');
      expect(calls).toEqual([
        'GET /api/me',
        'POST /login',
        'GET /api/bot-check',
        'POST /login',
        'GET /api/me',
      ]);
      const challenge = host.requests.find(({ url }) => url.includes('bot-check'));
      expect(new URL(challenge?.url ?? '').search).toBe('?action=loginFormSubmit');
      const sent = host.requests.findLast(({ url }) => new URL(url).pathname === '/login');
      expect(await sent?.json()).toMatchObject({ username: 'demo', gReCaptchaToken: PROOF });
    },
  );

  it('SAFE-7: does not retry again if the host refuses a solved bot check', async () => {
    const errors = { gReCaptchaToken: ['Hãy hoàn tất bước kiểm tra chống bot để tiếp tục.'] };
    host.server.use(
      answer('post', paths.login, () => refusal(429, { message: 'Quá nhiều lượt thử.', errors })),
    );
    const portal = await openLogin();
    await fillLogin(portal);
    await portal.user.click(await submit());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(callsOf(host).filter((call) => call === 'POST /login')).toHaveLength(2);
  });

  it('LOGIN-4: the profile is refetched before the redirect; LAY-8: to /', async () => {
    const portal = await openLogin();
    await fillLogin(portal);
    await portal.user.click(await submit());
    await waitFor(() => expect(portal.here()).toBe('/'));
    expect(callsOf(host)).toEqual(['GET /api/me', 'GET /api/csrf-cookie', 'POST /login', 'GET /api/me']);
  });

  it('LOGIN-5: remember-me is sent as ticked', async () => {
    const portal = await openLogin();
    await fillLogin(portal);
    await portal.user.click(screen.getByLabelText('Ghi nhớ đăng nhập'));
    await portal.user.click(await submit());
    await waitFor(() => expect(portal.here()).toBe('/'));
    const sent = host.requests.find(({ url }) => new URL(url).pathname === '/login');
    expect(await sent?.json()).toEqual({ username: 'demo', password: 'Demo@2026', remember: true });
  });

  it('shows an error instead of looping when the browser keeps no session', async () => {
    host.server.use(answer('post', paths.login, () => new HttpResponse(null, { status: 204 })));
    const portal = await openLogin();
    await fillLogin(portal);
    await portal.user.click(await submit());
    expect(await screen.findByText(/không giữ được phiên đăng nhập/)).toBeVisible();
  });
});
