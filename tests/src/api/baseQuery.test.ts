import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from '@testing-library/react';
import { delay, http, HttpResponse, passthrough } from 'msw';
import { paths } from '@portal/contract';
import { codeRedemptionsApi } from '../../../src/api/endpoints/codeRedemptions';
import { emailVerificationApi } from '../../../src/api/endpoints/emailVerification';
import { historyApi } from '../../../src/api/endpoints/history';
import { meApi, refetchMe } from '../../../src/api/endpoints/me';
import { passkeysApi } from '../../../src/api/endpoints/passkeys';
import { paymentMethodsApi } from '../../../src/api/endpoints/paymentMethods';
import { problemReportApi } from '../../../src/api/endpoints/problemReport';
import { rechargeApi } from '../../../src/api/endpoints/recharge';
import { recoveryApi } from '../../../src/api/endpoints/recovery';
import { registrationApi } from '../../../src/api/endpoints/registration';
import { sessionApi } from '../../../src/api/endpoints/session';
import { usernameCheckApi } from '../../../src/api/endpoints/usernameCheck';
import { zonesApi } from '../../../src/api/endpoints/zones';
import { firstAnswersOf } from '../../../src/api/firstAnswers';
import type { PortalError } from '../../../src/api/portalError';
import { queryString } from '../../../src/api/queryString';
import { readXsrfToken } from '../../../src/api/xsrfCookie';
import type { AppThunk } from '../../../src/store/types';
import { userFixture } from '../../fixtures/users';
import { deferred } from '../../support/deferred';
import { callsOf, timeOutAfter, useFakeHost } from '../../support/fakeHost';
import { answer, refusal } from '../../support/handlers';
import { createTestStore } from '../../support/testStore';

const host = useFakeHost();
const login = { username: 'demo', password: 'Demo@2026', remember: false };
const history = () => createTestStore().dispatch(historyApi.endpoints.getHistory.initiate());
const recharge = () =>
  createTestStore().dispatch(
    rechargeApi.endpoints.rechargeGame.initiate({
      payload: { creditAmount: 1, zoneId: 1 },
      idempotencyKey: 'k-1',
    }),
  );

const signIn = () => createTestStore().dispatch(sessionApi.endpoints.login.initiate(login));
const errorOf = async (call: Promise<{ error?: unknown }>) => (await call).error as PortalError;

afterEach(() => jest.restoreAllMocks());

describe('an answer that is known before the call', () => {
  const knownNobody = () => createTestStore({ firstAnswers: firstAnswersOf({ [paths.me]: null }) });

  it('is used instead of the call', async () => {
    await knownNobody().dispatch(meApi.endpoints.getMe.initiate());
    expect(callsOf(host)).toEqual([]);
  });

  it('LOGIN-4: is not used by a forced fetch, which asks for what has changed since', async () => {
    const { data } = await knownNobody().dispatch(refetchMe());
    expect(data).toEqual(userFixture());
    expect(callsOf(host)).toEqual(['GET /api/me']);
  });
});

describe('SAFE-12: a change while the host is asked who is signed in', () => {
  /** Redeems a code after the tab got the focus back, while GET /api/me is under way; then the host answers with `username`. */
  async function redeemedWhile(username: string) {
    const store = createTestStore();
    await store.dispatch(meApi.endpoints.getMe.initiate());
    const { promise, resolve } = deferred();
    host.server.use(
      answer('get', paths.me, async () => {
        await promise;
        return HttpResponse.json(userFixture({ username }));
      }),
    );
    const me = store.dispatch(refetchMe());
    const redemption = store.dispatch(codeRedemptionsApi.endpoints.redeemCode.initiate({ code: 'TET-2027' }));
    await waitFor(() => expect(callsOf(host)).toEqual(['GET /api/me', 'GET /api/me']));
    resolve();
    await me;
    const { error } = await redemption;
    return { error, posted: callsOf(host).filter((call) => call.startsWith('POST')) };
  }

  it('is sent after the answer', async () =>
    expect(await redeemedWhile('demo')).toEqual({ posted: [`POST ${paths.codeRedemptions}`] }));

  it('is not sent if another player is', async () =>
    expect(await redeemedWhile('thanhnam')).toEqual({
      error: expect.objectContaining({ name: 'AbortError' }) as unknown,
      posted: [],
    }));
});

describe('API-1: how calls are made', () => {
  it('sends credentials, X-Requested-With, and X-XSRF-TOKEN URL-decoded from the cookie', async () => {
    await signIn();
    const request = host.requests.find(({ method }) => method === 'POST')!;
    expect(request.credentials).toBe('include');
    expect(request.cache).toBe('no-store');
    expect(request.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(request.headers.get('X-XSRF-TOKEN')).toBe('token=1');
    expect(request.headers.get('Content-Type')).toBe('application/json');
    expect(await request.json()).toEqual(login);
  });

  it('writes array parameters in bracket form', () => {
    expect(queryString({ ids: [1, 2], q: 'a b', none: undefined })).toBe('ids%5B%5D=1&ids%5B%5D=2&q=a+b');
    expect(queryString({})).toBe('');
  });

  it.each([
    ['', null],
    ['XSRF-TOKEN=', null],
    ['a=1; XSRF-TOKEN=x%3D%3D; b=2', 'x=='],
    ['XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
    ['OTHER-XSRF-TOKEN=1', null],
  ])('reads the token of "%s"', (cookies, token) => expect(readXsrfToken(cookies)).toBe(token));

  it('gives up after apiTimeoutMs', async () => {
    timeOutAfter(40);
    const timers = jest.spyOn(globalThis, 'setTimeout');
    host.server.use(answer('get', paths.transactionHistory, () => delay('infinite')));
    expect(await errorOf(history())).toMatchObject({
      kind: 'timeout',
      message: 'Máy chủ phản hồi quá lâu. Hãy thử lại.',
    });
    expect(timers).toHaveBeenCalledWith(expect.any(Function), 40);
  });

  it('gives up after apiTimeoutMs even when the body never ends', async () => {
    timeOutAfter(500);
    // A real host: a body faked by msw ignores the request's abort signal.
    const endless = createServer((_, response) => response.writeHead(200).write('[')).listen(0, '127.0.0.1');
    await once(endless, 'listening');
    const apiHost = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`;
    host.server.use(http.get(`${apiHost}/*`, () => passthrough()));
    const store = createTestStore({ apiHost });
    const call = store.dispatch(historyApi.endpoints.getHistory.initiate());
    expect((await errorOf(call)).kind).toBe('timeout');
    endless.closeAllConnections();
    endless.close();
  });
});

describe('API-2, API-6: errors', () => {
  const noJson = 'Máy chủ trả lời không đúng định dạng. Hãy thử lại sau ít phút.';

  it.each<[string, Parameters<typeof answer>[2], Partial<PortalError>]>([
    [
      'offline',
      () => HttpResponse.error(),
      { kind: 'offline', message: 'Không kết nối được đến máy chủ. Hãy kiểm tra mạng rồi thử lại.' },
    ],
    [
      '5xx',
      () => new HttpResponse('boom', { status: 500 }),
      { kind: 'server', status: 500, message: 'Máy chủ đang gặp sự cố. Hãy thử lại sau ít phút.' },
    ],
    ['HTML', () => new HttpResponse('<html>'), { kind: 'html', status: 200, message: noJson }],
    ['broken JSON', () => new HttpResponse('[{'), { kind: 'html', message: noJson }],
    [
      'HTML with 404',
      () => new HttpResponse('<html>', { status: 404 }),
      { kind: 'html', status: 404, message: noJson },
    ],
    [
      '429',
      () => new HttpResponse('', { status: 429, headers: { 'Retry-After': '7' } }),
      { kind: 'throttled', retryAfter: 7, message: 'Bạn đã thử quá nhiều lần. Hãy thử lại sau 7 giây.' },
    ],
    [
      '429 without Retry-After',
      () => new HttpResponse('', { status: 429 }),
      { kind: 'throttled', message: 'Bạn đã thử quá nhiều lần. Hãy chờ một lát rồi thử lại.' },
    ],
    [
      'a body',
      () => refusal(422, { message: 'Không được.', errors: { a: ['x'] } }),
      {
        kind: 'body',
        message: 'Không được.',
        body: { statusCode: 422, message: 'Không được.', errors: { a: ['x'] } },
      },
    ],
  ])('%s', async (_, resolver, expected) => {
    host.server.use(answer('get', paths.transactionHistory, resolver));
    expect(await errorOf(history())).toMatchObject(expected);
  });

  it('returns an error for an aborted call', async () => {
    host.server.use(answer('get', paths.transactionHistory, () => delay('infinite')));
    const call = history();
    call.abort();
    expect((await call).error).toBeDefined();
  });
});

describe('API-3: the XSRF cookie', () => {
  const csrfCalls = () => callsOf(host).filter((call) => call === 'GET /api/csrf-cookie').length;

  it.each([
    ['POST /login', sessionApi.endpoints.login],
    ['POST /passkey/options', passkeysApi.endpoints.beginPasskeySignIn],
    ['POST /passkey/sign-in', passkeysApi.endpoints.signInByPasskey],
    ['POST /register', registrationApi.endpoints.register],
    ['POST /reset-password/send-email', recoveryApi.endpoints.sendResetEmail],
    ['POST /reset-password', recoveryApi.endpoints.resetPassword],
    ['POST /reset-password-by-phone', recoveryApi.endpoints.resetPasswordByPhone],
    ['POST /recover-username', recoveryApi.endpoints.recoverUsername],
    ['PUT /email-verification', emailVerificationApi.endpoints.verifyEmail],
    ['POST /api/username-check', usernameCheckApi.endpoints.checkUsername],
    ['POST /api/problem-reports', problemReportApi.endpoints.reportProblem],
  ])('is always fetched before %s, which is public', async (call, { initiate }) => {
    document.cookie = 'XSRF-TOKEN=old; path=/';
    await createTestStore().dispatch(initiate({} as never) as AppThunk<Promise<unknown>>);
    expect(callsOf(host)).toEqual(['GET /api/csrf-cookie', call]);
  });

  it('is fetched before any other mutation only if there is none', async () => {
    await recharge();
    document.cookie = 'XSRF-TOKEN=there; path=/';
    await recharge();
    expect(callsOf(host)).toEqual([
      'GET /api/csrf-cookie',
      'POST /api/recharge/game',
      'POST /api/recharge/game',
    ]);
  });

  it('prevents the call if it cannot be fetched, and the error says so', async () => {
    host.server.use(answer('get', paths.csrfCookie, () => new HttpResponse('', { status: 503 })));
    const error = await errorOf(signIn());
    expect(error).toMatchObject({
      kind: 'cookie',
      status: 503,
      message: 'Không thiết lập được kết nối an toàn với máy chủ nên yêu cầu chưa được gửi. Hãy thử lại.',
    });
    expect(callsOf(host)).toEqual(['GET /api/csrf-cookie']);
  });

  it.each([
    ['offline', () => HttpResponse.error()],
    ['timeout', () => delay('infinite')],
  ])('asks the player to check the network if it cannot be fetched (%s)', async (kind, unanswered) => {
    if (kind === 'timeout') timeOutAfter(40);
    host.server.use(answer('get', paths.csrfCookie, unanswered));
    const error = await errorOf(signIn());
    expect(error).toMatchObject({
      kind: 'cookie',
      message: 'Không kết nối được đến máy chủ nên yêu cầu chưa được gửi. Hãy kiểm tra mạng rồi thử lại.',
    });
  });

  it('is renewed after a 419, and the call is retried once with the same Idempotency-Key', async () => {
    document.cookie = 'XSRF-TOKEN=stale; path=/';
    host.server.use(
      http.post('*/api/recharge/game', () => new HttpResponse('{}', { status: 419 }), { once: true }),
    );
    expect((await recharge()).error).toBeUndefined();
    const posts = host.requests.filter(({ method }) => method === 'POST');
    expect(posts.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['k-1', 'k-1']);
    expect(posts.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual(['stale', 'token=1']);
    expect(csrfCalls()).toBe(1);
  });

  it('is renewed only once: a second 419 is an error', async () => {
    document.cookie = 'XSRF-TOKEN=stale; path=/';
    host.server.use(answer('post', paths.rechargeGame, () => new HttpResponse('{}', { status: 419 })));
    expect(await errorOf(recharge())).toMatchObject({
      kind: 'session',
      message: 'Phiên làm việc đã thay đổi. Hãy tải lại trang rồi thử lại.',
    });
    expect(callsOf(host).filter((call) => call.startsWith('POST'))).toHaveLength(2);
  });
});

describe('LAY-6', () => {
  it('reads a 401 on getMe as null', async () => {
    host.server.use(answer('get', paths.me, () => new HttpResponse('{}', { status: 401 })));
    const { data, error } = await createTestStore().dispatch(meApi.endpoints.getMe.initiate());
    expect({ data, error }).toEqual({ data: null, error: undefined });
  });
});

it('API-4: calls the endpoints of the first pages by their method and path', async () => {
  document.cookie = 'XSRF-TOKEN=t; path=/';
  const { dispatch } = createTestStore();
  await dispatch(sessionApi.endpoints.getCsrfCookie.initiate());
  await dispatch(meApi.endpoints.getMe.initiate());
  await dispatch(historyApi.endpoints.getHistory.initiate());
  await dispatch(paymentMethodsApi.endpoints.getPaymentMethods.initiate());
  await dispatch(rechargeApi.endpoints.getRechargeConfig.initiate());
  await dispatch(zonesApi.endpoints.getZones.initiate());
  await dispatch(zonesApi.endpoints.getAccountZones.initiate());
  await dispatch(sessionApi.endpoints.logout.initiate());
  expect(callsOf(host)).toEqual([
    'GET /api/csrf-cookie',
    'GET /api/me',
    'GET /api/transaction-history',
    'GET /api/payment-methods',
    'GET /api/recharge/game',
    'GET /api/zones',
    'GET /api/account-zones',
    'POST /logout',
  ]);
});
