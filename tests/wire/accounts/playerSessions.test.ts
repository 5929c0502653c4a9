import { randomUUID } from 'node:crypto';
import type { Session, SignIn } from '@portal/contract';
import type { Visitor } from '../../support/accountWorld';
import { readyEvents } from '../../support/eventStream';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(2);

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

interface How {
  password?: string;
  remember?: boolean;
}
async function signInBy(
  userAgent: string,
  player: { username: string; password: string },
  { password = player.password, remember = false }: How = {},
): Promise<Visitor> {
  const browser = world.visitor();
  await browser.csrf();
  await browser.request('POST', '/login', {
    body: { username: player.username, password, remember },
    headers: { 'User-Agent': userAgent },
  });
  return browser;
}
const sessionsOf = async (client: Visitor) => (await client.get('/api/sessions')).json() as Session[];
const signInsOf = async (client: Visitor) => (await client.get('/api/sign-ins')).json() as SignIn[];
const isSignedIn = async (client: Visitor) => (await client.get('/api/me')).status === 200;
const remove = (client: Visitor, path: string) => client.request('DELETE', path);

it('SAFE-3: lists the signed-in browsers in words that players know, the current one first', async () => {
  const player = await world.player();
  const desktop = await signInBy(CHROME, player);
  const phone = await signInBy(SAFARI, player);
  const sessions = await sessionsOf(desktop);
  expect(sessions).toHaveLength(3);
  expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
  expect(sessions[0]).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
    browser: 'Chrome',
    system: 'Windows',
    place: null,
    address: desktop.address.replace(/\d+$/, '•'),
    createdAt: expect.stringMatching(/Z$/) as unknown,
    lastUsedAt: expect.stringMatching(/Z$/) as unknown,
    current: true,
  });
  expect(sessions).toContainEqual(expect.objectContaining({ browser: 'Safari', system: 'iPhone' }));
  expect((await sessionsOf(phone)).find(({ current }) => current)?.browser).toBe('Safari');
});

it('SAFE-3: shows neither tokens nor full addresses', async () => {
  const player = await world.player();
  const text = (await player.get('/api/sessions')).text + (await player.get('/api/sign-ins')).text;
  expect(text).not.toContain(player.cookies.get('fs_session'));
  expect(text).not.toContain(player.address);
  const { rows } = await world.pool.query<{ hash: string; url: string }>(
    `select encode(token_hash, 'hex') as hash, encode(token_hash, 'base64') as url from sessions`,
  );
  for (const { hash, url } of rows) for (const secret of [hash, url]) expect(text).not.toContain(secret);
});

it('SAFE-3: ends a session and its stream at once at every host', async () => {
  const player = await world.player();
  const stolen = await signInBy(CHROME, player);
  const [first, second] = world.hosts;
  if (!first || !second) throw new Error('Two hosts are needed');
  const stream = await readyEvents(stolen.at(second));
  const started = performance.now();
  const victim = (await sessionsOf(player)).find(({ current }) => !current);
  expect((await remove(player, `/api/sessions/${victim?.id}`)).status).toBe(204);
  for (const host of [first, second]) expect(await isSignedIn(stolen.at(host))).toBe(false);
  await stream.ended;
  // Faster than the hub's own polling, which takes up to 5 s.
  expect(performance.now() - started).toBeLessThan(4_000);
  expect(await isSignedIn(player)).toBe(true);
  expect(await sessionsOf(player)).toHaveLength(1);
});

it("SAFE-3: answers 404 for another player's session, an unknown one and nonsense", async () => {
  const [player, other] = [await world.player(), await world.player()];
  const foreign = (await sessionsOf(other))[0]?.id ?? '';
  for (const id of [foreign, randomUUID(), 'null', '1', `${foreign}0`, "'%20or%201=1"])
    expect([id, (await remove(player, `/api/sessions/${id}`)).status]).toEqual([id, 404]);
  expect(await isSignedIn(other)).toBe(true);
});

it('SAFE-3: ends all other sessions in one call', async () => {
  const player = await world.player();
  const others = [await signInBy(CHROME, player), await signInBy(SAFARI, player)];
  expect((await remove(player, '/api/sessions')).status).toBe(204);
  for (const other of others) expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(player)).toBe(true);
});

it('SAFE-3: needs a session and its XSRF token', async () => {
  const player = await world.player();
  const [session] = await sessionsOf(player);
  for (const path of ['/api/sessions', `/api/sessions/${session?.id}`])
    expect((await player.request('DELETE', path, { xsrf: false })).status).toBe(419);
  const guest = world.visitor();
  await guest.csrf();
  expect((await guest.get('/api/sessions')).status).toBe(401);
  expect((await guest.get('/api/sign-ins')).status).toBe(401);
  expect((await remove(guest, '/api/sessions')).status).toBe(401);
  expect(await isSignedIn(player)).toBe(true);
});

it('SAFE-3: ends the trust in a browser whose session is ended, but not in the current one', async () => {
  const player = await world.player();
  const own = await signInBy(CHROME, player, { remember: true });
  await signInBy(SAFARI, player, { remember: true });
  const trusted = async () => {
    const { rows } = await world.pool.query<{ trusted: number }>(
      `select count(*)::int as trusted from known_browsers join players p on p.id = player_id
        where username = $1 and trusted_until > now()`,
      [player.username],
    );
    return rows[0]?.trusted;
  };
  expect(await trusted()).toBe(2);
  const phone = (await sessionsOf(own)).find(({ browser }) => browser === 'Safari');
  await remove(own, `/api/sessions/${phone?.id}`);
  expect(await trusted()).toBe(1);
  await remove(own, '/api/sessions');
  expect(await trusted()).toBe(1);
});

it('SAFE-3: lists the sign-ins of 90 days with failed ones and changes, newest first', async () => {
  const player = await world.player();
  await signInBy(CHROME, player, { password: 'sai-mat-khau' });
  const browser = await signInBy(CHROME, player);
  await browser.post('/api/user/change-password', {
    currentPassword: player.password,
    password: 'suoibac2',
  });
  expect((await signInsOf(browser)).map(({ kind }) => kind)).toEqual([
    'password-changed',
    'signed-in',
    'sign-in-failed',
    'registered',
  ]);
  expect((await signInsOf(browser))[2]).toEqual({
    kind: 'sign-in-failed',
    happenedAt: expect.stringMatching(/Z$/) as unknown,
    browser: 'Chrome',
    system: 'Windows',
    place: null,
    address: expect.stringMatching(/^10\.1\.\d+\.•$/) as unknown,
  });
  await world.pool.query(
    `update account_events set happened_at = now() - interval '91 days' where kind = 'sign-in-failed'`,
  );
  expect((await signInsOf(browser)).map(({ kind }) => kind)).not.toContain('sign-in-failed');
});

it('SEC-5: keeps the session in the list when a password change gives it another cookie', async () => {
  const player = await world.player();
  const [before] = await sessionsOf(player);
  const copy = world.visitor();
  copy.cookies.set('fs_session', player.cookies.get('fs_session') ?? '');
  await player.post('/api/user/change-password', { currentPassword: player.password, password: 'suoibac2' });
  expect(await isSignedIn(copy)).toBe(false);
  const [after] = await sessionsOf(player);
  expect([after?.id, after?.createdAt]).toEqual([before?.id, before?.createdAt]);
});
