import { userFixture } from '../../fixtures/users';
import { rechargeConfigFixture } from '../../fixtures/recharge';
import { payFixture } from '../../fixtures/transactions';
import { breaking, type Breaking } from '../../../scripts/conformance/breaking';
import type { ConformanceOptions } from '../../../scripts/conformance/world';
import { startTinyHost, tokenCookie, type TinyAnswers, type TinyRequest } from '../../support/tinyHost';
import { findingsOn, html, lineOf, PORTAL, signedIn, breakingOf } from '../../support/conformanceFindings';

/** A host that counts recharges, ignores the Idempotency-Key, and shows its charges in the history or not. */
function forgetfulHost(showsHistory: boolean): TinyAnswers {
  let charged = 0;
  return {
    'GET /api/me': (request) => signedIn(userFixture({ credit: 50_000 - charged * 5_000 }))(request),
    'GET /api/transaction-history': (request) =>
      signedIn(
        showsHistory
          ? Array.from({ length: charged }, (_, index) =>
              payFixture({ id: String(index), value: 5_000, payload: {} }),
            )
          : [],
      )(request),
    'POST /api/recharge/game': ({ body }) => {
      if (body['zoneId'] === undefined) return undefined;
      charged += 1;
      return { body: {} };
    },
  };
}

/** Allows these headers in a preflight; responds to nothing else. */
const allowing = (headers: TinyRequest['headers'], allowed: string, origin: string = PORTAL) =>
  headers['access-control-request-method'] === undefined
    ? undefined
    : {
        status: 204,
        headers: { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Headers': allowed },
      };

describe('HOST-6: what the portal cannot tolerate', () => {
  const cases: [Breaking, string, TinyAnswers, Partial<ConformanceOptions>?][] = [
    ['missing', 'GET /api/payment-methods', { 'GET /api/payment-methods': () => html }],
    ['failed', 'GET /api/zones', { 'GET /api/zones': () => ({ status: 500 }) }],
    [
      'failed',
      'GET /api/sessions',
      { 'GET /api/sessions': () => ({ status: 503, body: { message: 'Bận.' } }) },
    ],
    ['silent', 'GET /api/campaigns', { 'GET /api/campaigns': () => ({ hangsUp: true }) }],
    ['silent', 'GET /api/bot-check', { 'GET /api/bot-check': () => ({ hangsUp: true }) }],
    ['silent', 'GET /api/data-export, signed out', { 'GET /api/data-export': () => ({ hangsUp: true }) }],
    ['missing', 'POST /recover-username, with an empty payload', { 'POST /recover-username': () => html }],
    [
      'blockedByCors',
      'OPTIONS /api/recharge/game, before POST',
      { ANY: ({ headers }) => allowing(headers, 'content-type, x-requested-with, x-xsrf-token') },
      { portalOrigin: PORTAL },
    ],
    [
      'blockedByCors',
      'OPTIONS /api/user/update-profile, before PATCH',
      {
        ANY: ({ headers }) =>
          headers['access-control-request-method'] === undefined
            ? undefined
            : { status: 204, headers: { 'Access-Control-Allow-Methods': 'patch' } },
      },
      { portalOrigin: PORTAL },
    ],
    [
      'openToAllOrigins',
      'OPTIONS /api/me, from https://elsewhere.example',
      {
        'GET /api/me': ({ headers, isSignedIn }) =>
          isSignedIn || headers.origin === undefined
            ? undefined
            : {
                status: 401,
                headers: {
                  'Access-Control-Allow-Origin': headers.origin,
                  'Access-Control-Allow-Credentials': 'true',
                },
              },
      },
    ],
    [
      'openToAllOrigins',
      'OPTIONS /api/me, from https://elsewhere.example',
      { ANY: ({ headers }) => allowing(headers, 'x-requested-with', headers.origin) },
      { portalOrigin: PORTAL },
    ],
    [
      'tokenUnreadable',
      'GET /api/csrf-cookie',
      {
        'GET /api/csrf-cookie': () => ({
          status: 204,
          headers: { 'Set-Cookie': `${tokenCookie}; HttpOnly` },
        }),
      },
    ],
    [
      'tokenRefused',
      'POST /register, with an empty payload',
      { 'POST /register': () => ({ status: 419, body: { message: 'CSRF token mismatch.' } }) },
    ],
    [
      'unprotected',
      'POST /login, without X-XSRF-TOKEN',
      {
        'POST /login': ({ body }) =>
          body['username'] === 'no_such_player'
            ? { status: 422, body: { errors: { username: ['Sai.'] } } }
            : undefined,
      },
    ],
    [
      'unprotected',
      'POST /login, without X-XSRF-TOKEN',
      {
        'POST /login': ({ body }) =>
          body['username'] === 'no_such_player' ? { status: 400, body: { message: 'Sai.' } } : undefined,
      },
    ],
    [
      'unprotected',
      'PATCH /api/user/update-profile, without X-XSRF-TOKEN',
      { 'PATCH /api/user/update-profile': ({ body }) => (body['language'] ? { status: 204 } : undefined) },
    ],
    [
      'visitorUnknown',
      'GET /api/me, signed out',
      { 'GET /api/me': ({ isSignedIn }) => (isSignedIn ? undefined : { status: 403 }) },
    ],
    [
      'wrongPasswordAccepted',
      'POST /login, with a wrong password',
      {
        'POST /login': ({ headers }) => (headers['x-xsrf-token'] ? { body: { ok: false } } : undefined),
      },
    ],
    [
      'nobodySignsIn',
      'POST /login',
      { 'GET /api/me': () => ({ status: 401, body: { message: 'Chưa đăng nhập.' } }) },
    ],
    [
      'sessionLost',
      'GET /api/zones',
      { 'GET /api/zones': () => ({ status: 401, body: { message: 'Chưa đăng nhập.' } }) },
    ],
    ['sessionOutlivesLogout', 'POST /logout', { 'POST /logout': () => ({ status: 204 }) }],
    [
      'deadLinkAccepted',
      'PUT /email-verification, with the token of no link',
      { 'PUT /email-verification': () => ({ status: 204 }) },
    ],
    [
      'deadLinkAccepted',
      'GET /reset-password/:token, with the token of no link',
      { 'GET /reset-password/the-token-of-no-link': () => ({ body: 'OK' }) },
    ],
    [
      'acceptsAnything',
      'POST /api/recharge/game, with an empty payload',
      { 'POST /api/recharge/game': () => ({ body: { errors: { zoneId: ['Sai máy chủ.'] } } }) },
    ],
    [
      'acceptsAnything',
      'POST /api/recharge/game, with an empty payload',
      { 'POST /api/recharge/game': () => ({ body: {} }) },
    ],
    [
      'unreadable',
      'GET /api/transaction-history',
      { 'GET /api/transaction-history': signedIn({ data: [] }) },
    ],
    [
      'noRowReadable',
      'GET /api/recharge/game',
      {
        'GET /api/recharge/game': signedIn(
          rechargeConfigFixture({
            payableValues: [{ credit: 'a lot', coinsReceived: 1 } as never],
          }),
        ),
      },
    ],
    ['noBalance', 'GET /api/me', { 'GET /api/me': signedIn({ ...userFixture(), credit: 'a lot' }) }],
    [
      'chargedUnseen',
      'POST /api/recharge/game, twice with one Idempotency-Key',
      forgetfulHost(false),
      { money: true },
    ],
  ];

  // Rest parameters, since Jest takes a declared fourth parameter that a row lacks for a callback.
  it.each(cases)('%s: %s', async (...[name, call, answers, options]) => {
    const findings = await findingsOn(answers, options);
    expect(breakingOf(findings)).toContain(`${call}: ${name}`);
    expect(lineOf(findings, call)).toContain(`breaking: ${breaking[name]}`);
  });

  it('silent: a host that is not there', async () => {
    const gone = await startTinyHost();
    await gone.close();
    const findings = await findingsOn({}, { host: gone.origin });
    expect(breakingOf(findings)).toContain('GET /api/csrf-cookie: silent');
    // conformanceMoney.test.ts tries the last one.
    const tested = new Set<string>([...cases.map(([name]) => name), 'refusedButCharged']);
    expect(Object.keys(breaking).filter((name) => !tested.has(name))).toEqual([]);
  });

  it('MIG-4, GAME-6: a refusal with status 200 has an errorCode, or for a migration also errors', async () => {
    const findings = await findingsOn({
      'GET /api/csrf-cookie': () => ({ body: 'OK', headers: { 'Set-Cookie': tokenCookie } }),
      'POST /api/recharge/game': () => ({ body: { errorCode: 'X' } }),
      'POST /api/account-zones': () => ({ body: { errors: { zoneId: ['Sai máy chủ.'] } } }),
    });
    expect(breakingOf(findings)).toEqual([]);
  });

  it('GAME-8: a host that ignores the Idempotency-Key does no harm while its history shows the recharge', async () => {
    const findings = await findingsOn(forgetfulHost(true), { money: true });
    expect(breakingOf(findings)).toEqual([]);
    expect(lineOf(findings, 'POST /api/recharge/game, twice with one Idempotency-Key')).toContain(
      'Idempotency-Key is ignored: the repetition was charged again',
    );
  });
});
