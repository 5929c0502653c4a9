import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import type * as step from '../../../../src/features/login/SecondStep';
import { secondStepTexts } from '../../../../src/features/login/textsSecondStep';
import { asksFor } from '../../../support/askedProof';
import { callsOf, set, useFakeHost } from '../../../support/fakeHost';
import { fillField } from '../../../support/formControls';
import { answer, refusal } from '../../../support/handlers';
import { deferred } from '../../../support/deferred';
import type * as parts from '../../../support/faultyPart';
import { fault } from '../../../support/faultyPart';
import { fillLogin, openLogin, password, submit, username } from '../../../support/loginPage';
import { addPortalScript } from '../../../support/portalScript';

jest.mock('../../../../src/features/login/SecondStep', () => {
  const { SecondStep } = jest.requireActual<typeof step>('../../../../src/features/login/SecondStep');
  return { SecondStep: jest.requireActual<typeof parts>('../../../support/faultyPart').faulty(SecondStep) };
});

const host = useFakeHost();
beforeEach(() => set(host, { me: null }));

describe('OPS-2: a release has removed the step after the password', () => {
  /** At /login after the password, with the offer to reload. */
  async function openReleased() {
    host.server.use(
      asksFor('post', paths.login, 'totpCode'),
      http.head('*/assets/*', () => new HttpResponse(null, { status: 404 })),
    );
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    stops.push(addPortalScript('/assets/portal.0123456789.js'));
    const portal = await openLogin();
    await fillLogin(portal);
    await portal.user.click(screen.getByLabelText('Ghi nhớ đăng nhập'));
    await portal.user.click(await submit());
    const reload = await screen.findByRole('button', { name: 'Tải lại trang' });
    return { portal, reload };
  }
  const stops: (() => void)[] = [];
  beforeEach(() => void (fault.isThere = true));
  afterEach(() => {
    fault.isThere = false;
    stops.forEach((stop) => stop());
    jest.restoreAllMocks();
  });

  it('the reloaded page has all but the password, and says why, once', async () => {
    const { portal, reload } = await openReleased();
    expect(window.sessionStorage).toHaveLength(0);
    await portal.user.click(reload);
    expect(JSON.stringify(window.sessionStorage)).not.toContain('Demo@2026');
    portal.unmount();
    const reloaded = await openLogin();
    await waitFor(async () => expect(await username()).toHaveValue('demo'));
    expect(screen.getByLabelText('Ghi nhớ đăng nhập')).toBeChecked();
    expect(await password()).toHaveValue('');
    expect(screen.getByText(/hãy nhập lại mật khẩu/)).toBeVisible();
    reloaded.unmount();
    await openLogin();
    expect(await username()).toHaveValue('');
    expect(screen.queryByText(/hãy nhập lại mật khẩu/)).not.toBeInTheDocument();
  });

  it('the second step after the reload does not ask for the password again', async () => {
    const { portal, reload } = await openReleased();
    await portal.user.click(reload);
    portal.unmount();
    fault.isThere = false;
    const reloaded = await openLogin();
    expect(await screen.findByText(/hãy nhập lại mật khẩu/)).toBeVisible();
    await fillField(reloaded.user, await password(), 'Demo@2026');
    await reloaded.user.click(await submit());
    expect(await screen.findByLabelText(secondStepTexts['secondStep.code'])).toBeVisible();
    expect(screen.queryByText(/hãy nhập lại mật khẩu/)).not.toBeInTheDocument();
  });

  it('what was typed before the scripts of the reloaded page ran counts', async () => {
    const { portal, reload } = await openReleased();
    await portal.user.click(reload);
    portal.unmount();
    await openLogin({ typedBefore: { username: 'other' } });
    await waitFor(async () => expect(await username()).toHaveValue('other'));
  });
});

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
    expect(alert.compareDocumentPosition(await username())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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
