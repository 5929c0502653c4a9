import { addPlayer, signedIn } from '../../support/players';
import { rawRequest } from '../../support/rawRequest';
import type { WireClient } from '../../support/wireClient';
import { useHost } from '../../support/useHost';

let people = 0;
const { database, host } = useHost({ env: { TRUST_PROXY: '1' } });

const somebody = async () => {
  people += 1;
  const id = await addPlayer(database.pool, `somebody_${people}`);
  return signedIn(host.origin, database.pool, id);
};
const cookieOf = (client: WireClient, name: string) => client.cookies.get(name) ?? '';
const me = async (client: WireClient) => (await client.get('/api/me')).status;
const sessionCount = async () =>
  (await database.pool.query<{ count: number }>('select count(*)::int as count from sessions')).rows[0]
    ?.count;
const victimPair = (client: WireClient) =>
  [`fs_session=${cookieOf(client, 'fs_session')}`, `XSRF-TOKEN=${cookieOf(client, 'XSRF-TOKEN')}`] as const;

describe('CSRF: cookies tossed from a sister domain', () => {
  /** POST /logout with these cookies and this token, since its effect is easy to check. */
  const logOut = (cookies: readonly string[], xsrf: string) =>
    host.client().request('POST', '/logout', { cookie: cookies.join('; '), xsrf });

  it.each([
    [
      'before the own one',
      ([session, own]: readonly [string, string], tossed: string) => [tossed, session, own],
    ],
    ['after it', ([session, own]: readonly [string, string], tossed: string) => [session, own, tossed]],
    ['instead of it', ([session]: readonly [string, string], tossed: string) => [session, tossed]],
  ])('an XSRF-TOKEN %s does not let its sender in, and does not lock the owner out', async (_, jar) => {
    const [victim, attacker] = [await somebody(), await somebody()];
    const guest = host.client();
    await guest.csrf();
    // Tokens that attackers may have: from their own session, from a guest session, or invented.
    for (const token of [cookieOf(attacker, 'XSRF-TOKEN'), cookieOf(guest, 'XSRF-TOKEN'), 'a'.repeat(43)]) {
      const cookies = jar(victimPair(victim), `XSRF-TOKEN=${token}`);
      expect((await logOut(cookies, token)).status).toBe(419);
    }
    expect([await me(victim), await me(attacker)]).toEqual([200, 200]);
    const cookies = jar(victimPair(victim), `XSRF-TOKEN=${cookieOf(attacker, 'XSRF-TOKEN')}`);
    expect((await logOut(cookies, cookieOf(victim, 'XSRF-TOKEN'))).status).toBe(204);
    expect([await me(victim), await me(attacker)]).toEqual([401, 200]);
  });

  it('a session cookie beside the victim’s own never mixes two sessions', async () => {
    const [victim, attacker] = [await somebody(), await somebody()];
    const tossed = `fs_session=${cookieOf(attacker, 'fs_session')}`;
    const [own] = victimPair(victim);
    const tokens = { own: cookieOf(victim, 'XSRF-TOKEN'), tossed: cookieOf(attacker, 'XSRF-TOKEN') };
    expect((await logOut([own, tossed], tokens.tossed)).status).toBe(419);
    expect((await logOut([tossed, own], tokens.own)).status).toBe(419);
    expect([await me(victim), await me(attacker)]).toEqual([200, 200]);
  });

  it('only a __Host- cookie, which no other domain can set, is a session on https', async () => {
    const player = await somebody();
    const token = cookieOf(player, 'fs_session');
    const https = { 'X-Forwarded-Proto': 'https' };
    const asked = (cookie: string) => host.client().get('/api/me', { cookie, headers: https });
    expect((await asked(`fs_session=${token}`)).status).toBe(401);
    expect((await asked(`__Host-fs_session=${token}`)).status).toBe(200);
  });
});

describe('CSRF: a login forced by another site', () => {
  const json = JSON.stringify({ username: 'demo', password: 'Demo@2026' });
  const forms = [
    ['urlencoded', 'application/x-www-form-urlencoded', 'username=demo&password=Demo%402026'],
    ['text/plain', 'text/plain', json],
    [
      'multipart',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="username"\r\n\r\ndemo\r\n--x--',
    ],
    ['JSON without a token', 'application/json', json],
  ] as const;
  const senders: [string, Record<string, string>, readonly number[]][] = [
    ['a browser that says so', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, [403]],
    ['an older browser', { Origin: 'https://evil.example' }, [403]],
    ['a browser that says nothing', {}, [303, 419]],
  ];

  it.each(
    senders.flatMap(([who, headers, refusals]) =>
      forms.map((form) => [...form, who, headers, refusals] as const),
    ),
  )(
    '%s is refused, and no session begins (%s, from %4$s)',
    async (_, type, body, _who, headers, refusals) => {
      const victim = await somebody();
      const before = await sessionCount();
      for (const path of ['/login', '/register'])
        for (const cookie of ['', victimPair(victim).join('; ')]) {
          const answer = await rawRequest(
            host.origin,
            'POST',
            path,
            {
              ...headers,
              Host: new URL(host.origin).host,
              'Content-Type': type,
              'Content-Length': String(body.length),
              ...(cookie && { Cookie: cookie }),
            },
            body,
          );
          expect(refusals).toContain(answer.status);
          expect(answer.headers['set-cookie']).toBeUndefined();
        }
      expect(await sessionCount()).toBe(before);
      // The signed-in player does not change.
      expect((await victim.get('/api/me')).json()).toMatchObject({ username: `somebody_${people}` });
    },
  );
});
