import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { callsOf, set, useFakeHost } from '../../../support/fakeHost';
import { answer, refusal } from '../../../support/handlers';
import { deferred } from '../../../support/deferred';
import { fillLogin, openLogin, password, submit, username } from '../../../support/loginPage';

const host = useFakeHost();
beforeEach(() => set(host, { me: null }));

describe('API-6: nothing typed is lost', () => {
  const failures: [string, Parameters<typeof answer>[2], RegExp][] = [
    ['offline', () => HttpResponse.error(), /Không kết nối được/],
    ['5xx', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }), /đang gặp sự cố/],
    [
      'HTML instead of JSON',
      () => new HttpResponse('<!doctype html>', { status: 200 }),
      /không đúng định dạng/,
    ],
    [
      '429',
      () => new HttpResponse('{}', { status: 429, headers: { 'Retry-After': '30' } }),
      /thử lại sau 30 giây/,
    ],
    ['broken JSON', () => new HttpResponse('{"a":', { status: 200 }), /không đúng định dạng/],
  ];
  it.each(failures)('%s', async (_, resolver, message) => {
    host.server.use(answer('post', paths.login, resolver));
    const portal = await openLogin();
    await fillLogin(portal);
    await portal.user.click(await submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await username()).toHaveValue('demo');
    expect(await password()).toHaveValue('Demo@2026');
    expect(await submit()).toBeEnabled();
  });

  it('API-3: without the XSRF cookie the login is not sent, and the alert says so', async () => {
    host.server.use(answer('get', paths.csrfCookie, () => HttpResponse.error()));
    const portal = await openLogin();
    await fillLogin(portal);
    await portal.user.click(await submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(/chưa được gửi/);
    expect(callsOf(host)).not.toContain('POST /login');
  });

  it('API-5: errors of fields that the form lacks are shown in the alert', async () => {
    host.server.use(
      answer('post', paths.login, () =>
        refusal(422, {
          message: 'Không hợp lệ.',
          errors: { password: ['Sai.', 'Ngắn.'], captcha: ['Hết hạn.'] },
        }),
      ),
    );
    const portal = await openLogin();
    await fillLogin(portal);
    await portal.user.click(await submit());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Không hợp lệ. Hết hạn.');
    expect(await password()).toHaveAccessibleDescription('Sai.\nNgắn.');
  });

  it('a second Enter during the login sends nothing', async () => {
    const typed = deferred();
    host.server.use(
      answer('post', paths.login, async () => {
        await typed.promise;
        return refusal(422, { message: 'Không hợp lệ.' });
      }),
    );
    const portal = await openLogin();
    await fillLogin(portal);
    await portal.user.type(await password(), '{Enter}{Enter}');
    typed.resolve();
    await screen.findByRole('alert');
    expect(callsOf(host).filter((call) => call === 'POST /login')).toHaveLength(1);
  });
});
