import { createHash } from 'node:crypto';
import { addPlayer, signedIn } from '../../support/players';
import type { WireClient } from '../../support/wireClient';
import { useHost } from '../../support/useHost';
import { waitForLockWaits } from '../../support/waitForLockWaits';

const { database, host } = useHost({ env: { TRUST_PROXY: '1' } });

const me = async (client: WireClient) => (await client.get('/api/me')).status;
const sessionCookie = (lines: string[]) => lines.find((line) => line.startsWith('fs_session=')) ?? '';
const xsrfCookie = (lines: string[]) => lines.find((line) => line.startsWith('XSRF-TOKEN=')) ?? '';
describe('the session', () => {
  it('gets a new cookie at the login, and the old one becomes invalid (fixation)', async () => {
    const client = host.client();
    await client.csrf();
    const planted = client.cookies.get('fs_session');
    await client.login();
    expect(client.cookies.get('fs_session')).not.toBe(planted);
    const attacker = host.client();
    attacker.cookies.set('fs_session', planted ?? '');
    expect(await me(attacker)).toBe(401);

    const first = client.cookies.get('fs_session') ?? '';
    await client.login();
    attacker.cookies.set('fs_session', first);
    expect(await me(attacker)).toBe(401);
    expect(await me(client)).toBe(200);
  });

  it('is stored only as a hash', async () => {
    const client = host.client();
    await client.login();
    const token = client.cookies.get('fs_session') ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await database.pool.query<{ token_hash: Buffer }>('select token_hash from sessions');
    const hash = createHash('sha256').update(token).digest();
    expect(rows.some((row) => row.token_hash.equals(hash))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('LOGIN-5: lasts 30 days with remember, else until the browser ends', async () => {
    const month = 30 * 24 * 60 * 60;
    const remembered = await host.client().login('demo', 'Demo@2026', true);
    for (const line of [sessionCookie(remembered.setCookies), xsrfCookie(remembered.setCookies)])
      expect(line).toContain(`Max-Age=${month}`);
    const plain = await host.client().login('demo', 'Demo@2026', false);
    for (const line of [sessionCookie(plain.setCookies), xsrfCookie(plain.setCookies)]) {
      expect(line).not.toBe('');
      expect(line).not.toMatch(/max-age|expires/i);
    }
  });

  it('LOGIN-5, PLAY-11: gives a new XSRF cookie its own lifetime, and changes nothing else', async () => {
    const [remembered, plain] = [host.client(), host.client()];
    await remembered.login('demo', 'Demo@2026', true);
    await plain.login('demo', 'Demo@2026', false);
    const month = 30 * 24 * 60 * 60;
    expect((await remembered.csrf()).setCookies).toEqual([
      expect.stringMatching(`^XSRF-TOKEN=[\\w-]{43}; Max-Age=${month}; Path=/; SameSite=Lax$`),
    ]);
    const ended = [expect.stringMatching(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/)];
    expect((await plain.csrf()).setCookies).toEqual(ended);
    // The cookie may still exist after the session was ended elsewhere.
    await database.pool.query('delete from sessions');
    expect((await remembered.csrf()).setCookies).toEqual(ended);
  });

  it('SEC-5: is not given its former cookie again by a call that was on its way when the password was changed', async () => {
    const client = host.client();
    await client.login('demo', 'Demo@2026', true);
    await database.pool.query(`update sessions set last_seen_at = now() - interval '1 hour'`);
    const change = await database.pool.connect();
    await change.query('begin');
    await change.query(`update sessions set token_hash = sha256('new')`);
    const late = client.get('/api/me');
    await waitForLockWaits(database.pool);
    await change.query('commit');
    change.release();
    expect((await late).setCookies).toEqual([]);
  });

  it('SEC-5: is not given its former cookie again by a slow call that answers after the change of the password', async () => {
    const player = await addPlayer(database.pool, 'slow_call');
    const client = await signedIn(host.origin, database.pool, player);
    await database.pool.query(
      `update sessions set last_seen_at = now() - interval '1 hour', remember = true where player_id = $1`,
      [player],
    );
    const busy = await database.pool.connect();
    await busy.query('begin');
    await busy.query('lock table transactions');
    const slow = client.get('/api/transaction-history');
    await waitForLockWaits(database.pool);
    await database.pool.query(`update sessions set token_hash = sha256('other') where player_id = $1`, [
      player,
    ]);
    await busy.query('commit');
    busy.release();
    expect(await slow).toMatchObject({ status: 200, setCookies: [] });
  });

  it('has HttpOnly, Lax cookies on http; on https also Secure ones with the __Host- prefix', async () => {
    const http = await host.client().login();
    expect(sessionCookie(http.setCookies)).toMatch(/^fs_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(xsrfCookie(http.setCookies)).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/);

    const https = await host.client().get('/api/csrf-cookie', { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(https.setCookies).toEqual([
      expect.stringMatching(/^__Host-fs_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^XSRF-TOKEN=[\w-]{43}; Path=\/; Secure; SameSite=Lax$/),
    ]);
    expect(https.headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  it('LAY-11: ends at the logout, in the database too', async () => {
    const client = host.client();
    await client.login();
    const copy = host.client();
    copy.cookies.set('fs_session', client.cookies.get('fs_session') ?? '');
    expect(await me(copy)).toBe(200);
    const answer = await client.post('/logout');
    expect(answer.status).toBe(204);
    // The browser remains a known one; its device cookie alone signs nobody in.
    expect([...client.cookies.keys()]).toEqual(['fs_device']);
    expect(await me(copy)).toBe(401);
  });

  it.each([
    ['24 hours', false, 24],
    ['30 days if it is remembered', true, 30 * 24],
  ])('SAFE-3: expires after %s without use, and is renewed by use', async (_, remember, hours) => {
    const client = host.client();
    await client.login('demo', 'Demo@2026', remember);
    const hash = createHash('sha256')
      .update(client.cookies.get('fs_session') ?? '')
      .digest();
    const set = (text: string) =>
      database.pool.query(`update sessions set ${text} where token_hash = $1`, [hash]);
    const hoursLeft = async () => {
      const { rows } = await database.pool.query<{ hours: number }>(
        'select round(extract(epoch from expires_at - now()) / 3600)::int as hours from sessions where token_hash = $1',
        [hash],
      );
      return rows[0]?.hours;
    };

    expect(await hoursLeft()).toBe(hours);
    await set(`last_seen_at = now() - interval '10 minutes', expires_at = now() + interval '1 minute'`);
    expect(await me(client)).toBe(200);
    expect(await hoursLeft()).toBe(hours);

    await set(`expires_at = now() - interval '1 second'`);
    expect(await me(client)).toBe(401);
  });

  it('SAFE-3: ends 90 days after the login, however much it is used', async () => {
    const player = await addPlayer(database.pool, 'absolute');
    const client = await signedIn(host.origin, database.pool, player);
    const began = (ago: string) =>
      database.pool.query(
        `update sessions set created_at = now() - $2::interval, last_seen_at = now() - interval '10 minutes',
                             expires_at = now() + interval '1 hour', remember = true
          where player_id = $1`,
        [player, ago],
      );
    await began('89 days 23 hours');
    expect(await me(client)).toBe(200);
    const { rows } = await database.pool.query<{ minutes: number }>(
      `select extract(epoch from expires_at - now())::int / 60 as minutes from sessions where player_id = $1`,
      [player],
    );
    expect(rows[0]?.minutes).toBeLessThanOrEqual(60);
    await began('90 days 1 second');
    expect(await me(client)).toBe(401);
  });

  it('is told apart from others: 200 simultaneous look-ups each find their own player', async () => {
    const clients = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const player = await addPlayer(database.pool, `crowd_${index}`);
        return { name: `crowd_${index}`, client: await signedIn(host.origin, database.pool, player) };
      }),
    );
    const stranger = host.client();
    const asked = Array.from({ length: 200 }, (_, index) => clients[index % 40]);
    const [names, strangers] = await Promise.all([
      Promise.all(
        asked.map(
          async (one) => ((await one?.client.get('/api/me'))?.json() as { username: string }).username,
        ),
      ),
      Promise.all(Array.from({ length: 20 }, () => me(stranger))),
    ]);
    expect(names).toEqual(asked.map((one) => one?.name));
    expect(new Set(strangers)).toEqual(new Set([401]));
  });
});
