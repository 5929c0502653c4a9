import { spawnSync } from 'node:child_process';
import { userFixture } from '../../fixtures/users';
import { rechargeConfigFixture } from '../../fixtures/recharge';
import { payFixture } from '../../fixtures/transactions';
import type { Finding } from '../../../scripts/conformance/finding';
import { linesOf, summaryOf } from '../../../scripts/conformance/print';
import { conformance } from '../../../scripts/conformance/run';
import { unbearable, type Unbearable } from '../../../scripts/conformance/unbearable';
import type { ConformanceOptions } from '../../../scripts/conformance/world';
import { repositoryRoot } from '../../support/startHost';
import {
  startTinyHost,
  tinyPlayer,
  tokenCookie,
  type TinyAnswers,
  type TinyRequest,
} from '../../support/tinyHost';

/** The findings on a small host whose answers are replaced. */
async function findingsOn(
  answers: TinyAnswers,
  options: Partial<ConformanceOptions> = {},
): Promise<Finding[]> {
  const host = await startTinyHost(answers, options.portalOrigin);
  const findings: Finding[] = [];
  const all = { host: host.origin, credentials: tinyPlayer, money: false, ...options };
  for await (const finding of conformance(all)) findings.push(finding);
  await host.close();
  return findings;
}

/** 'call: name' of each deviation that the portal cannot bear. */
const unbearableOf = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ call, outcome }) =>
    outcome.kind === 'tried'
      ? outcome.deviations.flatMap((one) => (one.unbearable ? [`${call}: ${one.unbearable}`] : []))
      : [],
  );

const lineOf = (findings: readonly Finding[], call: string): string =>
  findings
    .filter((finding) => finding.call === call)
    .map(linesOf)
    .join('\n');

const signedIn = (body: unknown) => (request: TinyRequest) =>
  request.isSignedIn ? { body } : { status: 401, body: { message: 'Chưa đăng nhập.' } };
const html = { status: 404, body: '<h1>Not Found</h1>' };
const PORTAL = 'https://portal.example';

/** A host that counts recharges, heeds no Idempotency-Key, and shows what it charged, or not. */
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

describe('HOST-6: npm run conformance, on a host with nothing but the requirements', () => {
  it('finds it bearable, and says of each addition what the portal does without it', async () => {
    const findings = await findingsOn({});
    expect(unbearableOf(findings)).toEqual([]);
    const absent = findings.filter(({ outcome }) => outcome.kind === 'absent').map(linesOf);
    expect(absent).toEqual([
      expect.stringContaining('GET /api/bot-check: absent: The portal must be told to use reCAPTCHA'),
      'DELETE /api/sessions, signed out: absent: It is offered only where GET /api/sessions is answered.',
      'DELETE /api/sessions/:id, signed out: absent: It is offered only where GET /api/sessions is answered.',
      'PUT /api/login-approval, signed out: absent: It is offered only where GET /api/login-approval is answered.',
      'GET /api/gift-codes: absent: The page of gift codes shows that there are none.',
      'GET /api/sessions: absent: The portal shows no devices.',
      'GET /api/sign-ins: absent: The portal shows no history of sign-ins.',
      'GET /api/login-approval: absent: The portal does not offer it.',
      expect.stringContaining('GET /api/events: absent: While /payment is visible'),
    ]);
    expect(summaryOf(findings)).toMatch(
      /^\d+ conform, \d+ deviate \(0 not bearable\), 9 absent, \d+ not tried$/,
    );
  });

  it('finds it bearable for a portal on another origin that it allows', async () => {
    const portalOrigin = 'http://127.0.0.1:9';
    const findings = await findingsOn({}, { portalOrigin });
    expect(unbearableOf(findings)).toEqual([]);
    expect(findings.filter(({ call }) => call.startsWith('OPTIONS')).map(linesOf)).toEqual(
      Array.from({ length: 7 }, () => expect.stringMatching(/: conforms$/) as unknown),
    );
  });

  it('says how the portal reads what deviates', async () => {
    const findings = await findingsOn({
      'GET /api/me': signedIn({ ...userFixture(), joinAt: undefined, credit: '12.50', email: 7 }),
      'GET /api/zones': signedIn([{ id: '1', name: 'S1' }, { id: 2, name: 'S2' }, 'S3']),
      'POST /register': () => ({ status: 400, body: { error: 'no' } }),
    });
    expect(lineOf(findings, 'GET /api/me')).toBe(
      [
        'GET /api/me: deviates:',
        '    joinAt is missing; read as null',
        '    email is the number 7, not a text; read as "7"',
        '    credit is the text "12.50", not a number; read as 12.5',
      ].join('\n'),
    );
    expect(lineOf(findings, 'GET /api/zones')).toBe(
      [
        'GET /api/zones: deviates:',
        '    [].id is the text "1", not a whole number',
        '    [] is the text "S3", not an object',
        '    1 of 3 rows cannot be read and are left out',
      ].join('\n'),
    );
    expect(lineOf(findings, 'POST /register, with an empty payload')).toContain('400 instead of 422');
    expect(unbearableOf(findings)).toEqual([]);
  });
});

describe('HOST-6: what the portal cannot bear', () => {
  const cases: [Unbearable, string, TinyAnswers, Partial<ConformanceOptions>?][] = [
    ['missing', 'GET /api/payment-methods', { 'GET /api/payment-methods': () => html }],
    ['missing', 'POST /recover-username, with an empty payload', { 'POST /recover-username': () => html }],
    [
      'blockedByCors',
      'OPTIONS /api/recharge/game, before POST',
      { ANY: ({ headers }) => allowing(headers, 'content-type, x-requested-with, x-xsrf-token') },
      { portalOrigin: PORTAL },
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
        'POST /login': ({ headers }) =>
          headers['x-xsrf-token'] === undefined ? { status: 422, body: { message: 'Sai.' } } : undefined,
      },
    ],
    [
      'visitorUnknown',
      'GET /api/me, signed out',
      { 'GET /api/me': ({ isSignedIn }) => (isSignedIn ? undefined : { status: 403 }) },
    ],
    [
      'wrongPasswordAccepted',
      'POST /login, with a wrong password',
      { 'POST /login': ({ headers }) => (headers['x-xsrf-token'] ? { body: { ok: false } } : undefined) },
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
          rechargeConfigFixture({ payableValues: [{ credit: 'a lot', coinsReceived: 1 } as never] }),
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

  // As a rest, since Jest takes a fourth parameter that a row lacks for a callback.
  it.each(cases)('%s: %s', async (...[name, call, answers, options]) => {
    const findings = await findingsOn(answers, options);
    expect(unbearableOf(findings)).toContain(`${call}: ${name}`);
    expect(lineOf(findings, call)).toContain(`not bearable: ${unbearable[name]}`);
  });

  it('silent: a host that is not there', async () => {
    const gone = await startTinyHost();
    await gone.close();
    const findings = await findingsOn({}, { host: gone.origin });
    expect(unbearableOf(findings)).toContain('GET /api/csrf-cookie: silent');
    const tested = new Set<string>([...cases.map(([name]) => name), 'silent']);
    expect(Object.keys(unbearable).filter((name) => !tested.has(name))).toEqual([]);
  });

  it('GAME-8: a host that ignores the Idempotency-Key is bearable while its history shows the recharge', async () => {
    const findings = await findingsOn(forgetfulHost(true), { money: true });
    expect(unbearableOf(findings)).toEqual([]);
    expect(lineOf(findings, 'POST /api/recharge/game, twice with one Idempotency-Key')).toContain(
      'Idempotency-Key is ignored: the repetition was charged again',
    );
  });
});

/** Allows a preflight these headers; answers nothing else. */
const allowing = (headers: TinyRequest['headers'], allowed: string, origin: string = PORTAL) =>
  headers['access-control-request-method'] === undefined
    ? undefined
    : {
        status: 204,
        headers: { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Headers': allowed },
      };

describe('HOST-6: the command', () => {
  const run = (args: readonly string[], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/conformance.ts', ...args], {
      cwd: repositoryRoot,
      env: { PATH: process.env['PATH'], ...env },
      encoding: 'utf8',
    });

  it.each([
    ['no address', []],
    ['an address that is none', ['api.example.vn']],
    ['a player without a password', ['http://127.0.0.1:1', '--username', 'demo']],
    ['--money without a player', ['http://127.0.0.1:1', '--money']],
    ['an unknown option', ['http://127.0.0.1:1', '--cash']],
  ])('exits 2 and says in one line what is wrong: %s', (_what, args) => {
    const { status, stderr } = run(args);
    expect([status, stderr.trim().split('\n').length]).toEqual([2, 1]);
  });

  it('exits 1 on what the portal cannot bear', () => {
    const { status, stdout } = run(['http://127.0.0.1:1']);
    expect(status).toBe(1);
    expect(stdout).toContain('GET /api/csrf-cookie: deviates:');
    expect(stdout).toContain('POST /logout: not tried: a player is needed');
  });

  it('prints its help', () => {
    const { status, stdout } = run(['--help']);
    expect([status, stdout]).toEqual([0, expect.stringContaining('CONFORMANCE_PASSWORD')]);
  });
});
