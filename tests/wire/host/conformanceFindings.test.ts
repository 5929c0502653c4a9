import { calls } from '@portal/contract';
import { rechargeConfigFixture } from '../../fixtures/recharge';
import { userFixture } from '../../fixtures/users';
import { linesOf, summaryOf } from '../../../scripts/conformance/print';
import { findingsOn, lineOf, signedIn, breakingOf } from '../../support/conformanceFindings';
import type { TinyAnswers, TinyRequest } from '../../support/tinyHost';

/** The 404 of a link's addition may be that of the link. */
const additions = calls.filter((call) => 'addition' in call && !call.path.startsWith('/api/session-link'));

describe('HOST-6: npm run conformance, on a host with nothing but the requirements', () => {
  it('finds no breaking deviation, and says what the portal does without each addition', async () => {
    const findings = await findingsOn({});
    expect(breakingOf(findings)).toEqual([]);
    const absent = findings.filter(({ outcome }) => outcome.kind === 'absent').map(linesOf);
    expect(absent).toHaveLength(additions.length);
    expect(absent).toContain(
      'GET /api/gift-codes: absent: The page of gift codes shows that there are none. (404)',
    );
    expect(absent).toContainEqual(
      expect.stringContaining('GET /api/bot-check: absent: The portal must be told to use reCAPTCHA'),
    );
    expect(absent).toContainEqual(
      expect.stringContaining('GET /api/events: absent: While /payment is visible'),
    );
    expect(summaryOf(findings)).toMatch(
      /^\d+ conform, \d+ deviate \(0 breaking\), \d+ absent, \d+ not tried$/,
    );
  });

  it('finds no breaking deviation for a portal on another origin that it allows', async () => {
    const portalOrigin = 'http://127.0.0.1:9';
    const findings = await findingsOn({}, { portalOrigin });
    expect(breakingOf(findings)).toEqual([]);
    expect(findings.filter(({ call }) => call.startsWith('OPTIONS')).map(linesOf)).toEqual(
      Array.from({ length: 7 }, () => expect.stringMatching(/: conforms$/) as unknown),
    );
  });

  it('says how the portal reads deviating values', async () => {
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
        '    rows left out, since they cannot be read or repeat an earlier one: 1 of 3',
      ].join('\n'),
    );
    expect(lineOf(findings, 'POST /register, with an empty payload')).toContain('400 instead of 422');
    expect(breakingOf(findings)).toEqual([]);
  });

  it('ignores lists that the contract does not have', async () => {
    const findings = await findingsOn({
      'GET /api/me': signedIn({ ...userFixture(), roles: ['player'] }),
      'GET /api/recharge/game': signedIn({ ...rechargeConfigFixture(), payableValues: [], notes: ['x'] }),
    });
    for (const call of ['GET /api/me', 'GET /api/recharge/game'])
      expect(lineOf(findings, call)).toBe(`${call}: conforms`);
  });

  it('reports a host on another origin that does not allow the position of a later stream', async () => {
    const portalOrigin = 'http://127.0.0.1:9';
    const stream = ({ headers }: TinyRequest) => ({
      body: ': ',
      headers: {
        'Access-Control-Allow-Origin': String(headers.origin),
        'Access-Control-Allow-Credentials': 'true',
        'Content-Type': 'text/event-stream',
      },
    });
    const lineFor = async (answers: TinyAnswers) =>
      lineOf(
        await findingsOn({ 'GET /api/events': stream, ...answers }, { portalOrigin }),
        'GET /api/events',
      );
    expect(await lineFor({})).toContain('lacks Last-Event-ID: a stream that was interrupted begins anew');
    const allows = { 'Access-Control-Allow-Headers': 'X-Requested-With, Last-Event-ID' };
    expect(await lineFor({ 'OPTIONS /api/events': () => ({ status: 204, headers: allows }) })).toBe(
      'GET /api/events: conforms',
    );
  });

  it('takes only an answer that says so for the absence of an addition', async () => {
    const findings = await findingsOn({
      'GET /api/events': signedIn('<h1>Bad Gateway</h1>'),
      'GET /api/gift-codes': () => ({ status: 403, body: '<h1>Forbidden</h1>' }),
      'GET /api/sign-ins': () => ({ status: 501 }),
      'POST /api/session-link': () => ({ status: 405 }),
      'GET /api/sessions': () => ({ status: 405 }),
      'GET /api/campaigns': signedIn(undefined),
      'GET /locales/vi-VN.json': () => ({ status: 500 }),
    });
    expect(findings.filter(({ outcome }) => outcome.kind === 'absent')).toHaveLength(additions.length + 1);
    expect(lineOf(findings, 'GET /api/gift-codes')).toContain('(403 with something that is not JSON)');
    expect(lineOf(findings, 'GET /api/campaigns')).toContain('(200 without a body)');
    expect(lineOf(findings, 'GET /locales/:locale.json')).toContain('The texts that are built in are shown');
    expect(breakingOf(findings)).toEqual([]);
  });

  it('reports a broken stream of money events as deviating, since the portal polls then', async () => {
    const broken = await findingsOn({ 'GET /api/events': () => ({ status: 502 }) });
    expect(lineOf(broken, 'GET /api/events')).toContain('502 instead of a stream. The portal polls');
    const unanswered = await findingsOn({ 'GET /api/events': () => ({ hangsUp: true }) });
    expect(lineOf(unanswered, 'GET /api/events')).toMatch(/GET \/api\/events: deviates:\n.*The portal polls/);
    expect(breakingOf([...broken, ...unanswered])).toEqual([]);
  });

  it('takes an addition that browsers hide from another origin for absent, as the portal does', async () => {
    const portalOrigin = 'http://127.0.0.1:9';
    const headers = { 'Access-Control-Allow-Origin': '*' };
    const findings = await findingsOn(
      {
        'GET /api/campaigns': () => ({ body: [], headers }),
        'GET /api/events': () => ({
          body: ': ',
          headers: { ...headers, 'Content-Type': 'text/event-stream' },
        }),
      },
      { portalOrigin },
    );
    expect(lineOf(findings, 'GET /api/campaigns')).toContain('200, but Access-Control-Allow-Origin is *');
    expect(lineOf(findings, 'GET /api/events')).toContain('200, but Access-Control-Allow-Origin is *');
    expect(breakingOf(findings)).toEqual([]);
  });

  it('does not take a call that the host limits for one that conforms', async () => {
    const limited = {
      status: 429,
      body: { message: 'Chậm lại.' },
      headers: { 'Retry-After': '30' },
    };
    const findings = await findingsOn({
      'POST /recover-username': () => limited,
      'GET /api/zones': () => limited,
    });
    const why = 'not tried: 429: the host limits this call for 30 s. Try again later';
    for (const call of ['POST /recover-username, with an empty payload', 'GET /api/zones'])
      expect(lineOf(findings, call)).toBe(`${call}: ${why}`);
  });

  it('repeats a change once after a 419, as the portal does', async () => {
    let isStale = true;
    const findings = await findingsOn({
      'POST /recover-username': () => {
        if (!isStale) return undefined;
        isStale = false;
        return { status: 419 };
      },
    });
    expect(lineOf(findings, 'POST /recover-username, with an empty payload')).toMatch(/: conforms$/);
  });

  describe('a change without X-XSRF-TOKEN', () => {
    const LOGIN = 'POST /login, without X-XSRF-TOKEN';
    const PROFILE = 'PATCH /api/user/update-profile, without X-XSRF-TOKEN';
    const refused = (message?: string) => ({ status: 400, body: message === undefined ? {} : { message } });
    const byToken =
      (without: object, withToken: object) =>
      ({ headers }: TinyRequest) =>
        headers['x-xsrf-token'] === undefined ? without : withToken;

    it('is compared with an answer to the same change with the token, not with a limit or a lost answer', async () => {
      const limited = { status: 429, headers: { 'Retry-After': '30' } };
      const findings = await findingsOn({ 'POST /login': byToken(refused('Sai.'), limited) });
      expect(lineOf(findings, LOGIN)).toBe(
        `${LOGIN}: not tried: 429: the host limits this call for 30 s. Try again later`,
      );
      const lost = await findingsOn({ 'POST /login': byToken(refused('Sai.'), { hangsUp: true }) });
      expect(breakingOf(lost)).toContain(`${LOGIN}: silent`);
    });

    it('is not looked at if only the token makes it succeed, however it is refused', async () => {
      const findings = await findingsOn({
        'PATCH /api/user/update-profile': ({ headers, body }) =>
          headers['x-xsrf-token'] !== undefined && body['language'] !== undefined ? undefined : refused(),
      });
      expect(lineOf(findings, PROFILE)).toContain('400 instead of 419');
      expect(breakingOf(findings)).toEqual([]);
    });

    it('is not looked at if it is refused with other words than with the token', async () => {
      const findings = await findingsOn({
        'POST /login': ({ headers, body }) => {
          if (headers['x-xsrf-token'] === undefined) return refused('Thiếu token.');
          return body['username'] === 'no_such_player' ? refused('Sai mật khẩu.') : undefined;
        },
      });
      expect(lineOf(findings, LOGIN)).toContain('400 instead of 419');
      expect(breakingOf(findings)).toEqual([]);
    });

    it.each([
      [LOGIN, { 'POST /login': () => refused() }],
      [LOGIN, { 'POST /login': () => ({ status: 503, body: { message: 'Bận.' } }) }],
      [PROFILE, { 'PATCH /api/user/update-profile': () => refused('Bị chặn.') }],
    ])('may be refused for the token or for something else: %s', async (call, answers) => {
      const findings = await findingsOn(answers);
      expect(lineOf(findings, call)).toContain(
        ' with and without the token, so whether it is checked is unknown',
      );
      expect(breakingOf(findings)).not.toContain(`${call}: unprotected`);
    });
  });

  it('takes a request for a message that is refused with another status for refused, not for broken', async () => {
    const call = 'POST /email-verification/send, sends a link';
    const findings = await findingsOn(
      { 'POST /email-verification/send': () => ({ status: 409, body: { message: 'Đã xác thực.' } }) },
      { money: true },
    );
    expect(lineOf(findings, call)).toBe(`${call}: deviates:\n    409 instead of 422`);
  });

  it('says what the host answered to the player’s login', async () => {
    const refused = { status: 422, body: { message: 'Sai mật khẩu.' } };
    const findings = await findingsOn({
      'POST /login': ({ headers }) => (headers['x-xsrf-token'] ? refused : undefined),
    });
    expect(lineOf(findings, 'POST /login')).toContain(
      '422 "Sai mật khẩu.": are the username and the password right',
    );
    expect(lineOf(findings, 'GET /api/zones')).toContain('not tried: the player could not be signed in');
  });

  it('changes nothing of a player with another language', async () => {
    const sent: unknown[] = [];
    const findings = await findingsOn({
      'GET /api/me': signedIn({ ...userFixture(), language: 'en' }),
      'PATCH /api/user/update-profile': ({ body }) => void sent.push(...Object.values(body)),
    });
    expect(lineOf(findings, 'PATCH /api/user/update-profile')).toBe(
      'PATCH /api/user/update-profile: not tried: it would change the player\'s language, which is "en"',
    );
    expect(sent).toEqual([]);
  });

  it('reports a session that ends only in the browser', async () => {
    expect(lineOf(await findingsOn({}), 'POST /logout')).toContain(
      'the session has ended only in the browser',
    );
  });

  it('does not take a failed GET /api/me for the end of the session', async () => {
    let isOver = false;
    const findings = await findingsOn({
      'POST /logout': () => void (isOver = true),
      'GET /api/me': () => (isOver ? { status: 500 } : undefined),
    });
    expect(lineOf(findings, 'POST /logout')).toContain('whether the session has ended is unknown');
  });

  it('reports a redirect, which browsers follow', async () => {
    const findings = await findingsOn({
      'POST /register': () => ({ status: 302, headers: { Location: '/register/' } }),
    });
    expect(lineOf(findings, 'POST /register, with an empty payload')).toContain('redirects to http');
  });
});
