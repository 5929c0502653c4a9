import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LinkedSession, Session, SignIn } from '@portal/contract';
import { newEmail } from '../../support/accountCalls';
import { tokenIn, type AccountWorld, type Visitor } from '../../support/accountWorld';
import { readyEvents } from '../../support/eventStream';
import { openFolder } from '../../support/openFolder';
import { useAccountWorld } from '../../support/useHost';

const folder = openFolder('portal-places-');
const places = path.join(folder, 'places.csv');
writeFileSync(places, '10.0.0.0/8,Hà Nội\n');
afterAll(() => rmSync(folder, { recursive: true }));
const world = useAccountWorld(1, { ADDRESS_PLACES: places });

type Player = Awaited<ReturnType<AccountWorld['proven']>>;

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

async function signIn(
  { username, password }: Pick<Player, 'username' | 'password'>,
  browser = world.visitor(),
): Promise<Visitor> {
  await browser.csrf();
  await browser.request('POST', '/login', {
    body: { username, password },
    headers: { 'User-Agent': CHROME },
  });
  return browser;
}
const toldTo = async (to: string) => {
  await world.settled();
  return (await world.messages(to)).filter(({ text }) => text.includes('vừa được đăng nhập'));
};
const isSignedIn = async (client: Visitor) => (await client.get('/api/me')).status === 200;
const check = (token: string) => world.visitor().get(`/api/session-link/${token}`);
const endBy = (token: string, visitor = world.visitor()) => visitor.post('/api/session-link', { token });

/** The same browser without its session's cookie, so that another session begins beside the first. */
function withoutSession({ cookies }: Visitor): Visitor {
  const twin = world.visitor();
  twin.cookies.set('fs_device', cookies.get('fs_device') ?? '');
  return twin;
}

/** A player, a stranger who knows the password, and the token of the link sent to the player. */
async function attacked() {
  const email = newEmail();
  const player = await world.proven({ email });
  const stranger = await signIn(player);
  const [told] = await toldTo(email);
  if (!told) throw new Error('The player was not told');
  return { email, player, stranger, token: tokenIn(told) };
}

describe('a sign-in from a browser that was not seen before', () => {
  it('SAFE-4: is reported by e-mail, once, with browser, place, address, time and a link', async () => {
    const email = newEmail();
    const player = await world.proven({ email, phone: true });
    const browser = await signIn(player);
    await browser.post('/logout');
    await signIn(player, browser);
    const told = await toldTo(email);
    expect(told).toHaveLength(1);
    expect(told[0]?.subject).toBe('FS Online: Đăng nhập từ trình duyệt mới');
    expect(told[0]?.text).toMatch(
      /trình duyệt Chrome trên Windows ở Hà Nội, địa chỉ mạng 10\.1\.\d+\.•, lúc \d\d:\d\d ngày \d\d\/\d\d\/\d{4} \(giờ Việt Nam\)/,
    );
    expect(told[0]?.links).toEqual([expect.stringMatching(/\/end-session\/[\w-]{43}$/)]);
    expect(await toldTo(player.phone)).toEqual([]);
  });

  it('SAFE-3: has its place in the lists of sessions and sign-ins', async () => {
    const player = await signIn(await world.player());
    const placesIn = async (list: string) =>
      ((await player.get(list)).json() as (Session | SignIn)[]).map(({ place }) => place);
    expect(await placesIn('/api/sessions')).toEqual(['Hà Nội', 'Hà Nội']);
    expect(await placesIn('/api/sign-ins')).toEqual(['Hà Nội', 'Hà Nội']);
  });

  it('SAFE-4: begins no session if it cannot be reported, and is reported at the next try', async () => {
    const email = newEmail();
    const { username, password } = await world.proven({ email });
    const browser = world.visitor();
    const { pool } = world;
    const tryIt = () => browser.login(username, password);
    await pool.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception using errcode = '53100'; end $$;
       create trigger refuse before insert on links for each row execute function refuse()`,
    );
    expect((await tryIt()).status).toBe(503);
    expect(await isSignedIn(browser)).toBe(false);
    await pool.query('drop trigger refuse on links; drop function refuse');
    expect((await tryIt()).status).toBe(204);
    expect(await toldTo(email)).toHaveLength(1);
  });

  it('SAFE-4: is reported by SMS where no address is verified', async () => {
    const player = await world.proven({ phone: true });
    await signIn(player);
    const [told] = await toldTo(player.phone);
    expect(told?.text).toMatch(
      /Không phải bạn\? Đăng xuất thiết bị đó tại: http\S+\/end-session\/[\w-]{43}$/,
    );
  });

  it('SAFE-4: is not reported for the browser of the sign-up, nor where nothing is verified', async () => {
    const email = newEmail();
    const player = await world.proven({ email });
    await player.post('/logout');
    await signIn(player, player);
    expect(await toldTo(email)).toEqual([]);

    const unproven = await world.player();
    await signIn(unproven);
    expect(await toldTo(unproven.phone)).toEqual([]);
  });

  it('SAFE-4: is reported by at most ten e-mails a day', async () => {
    const email = newEmail();
    const player = await world.proven({ email });
    for (let count = 0; count < 12; count += 1) await signIn(player);
    expect(await toldTo(email)).toHaveLength(10);
  });

  it('SAFE-4: is also one from a browser that only another account has used', async () => {
    const shared = await signIn(await world.proven({ email: newEmail() }));
    const email = newEmail();
    await signIn(await world.proven({ email }), shared);
    expect(await toldTo(email)).toHaveLength(1);
  });
});

describe('the link of that message', () => {
  it('SAFE-4: shows the session, and ends nothing when it is opened', async () => {
    const { stranger, token } = await attacked();
    for (let opened = 0; opened < 3; opened += 1) {
      const answer = await check(token);
      expect(answer.status).toBe(200);
      expect(answer.json()).toEqual({
        browser: 'Chrome',
        system: 'Windows',
        place: 'Hà Nội',
        address: stranger.address.replace(/\d+$/, '•'),
        createdAt: expect.stringMatching(/Z$/) as unknown,
        ended: false,
      } satisfies Record<keyof LinkedSession, unknown>);
    }
    expect(await isSignedIn(stranger)).toBe(true);
  });

  it('SAFE-4: ends that session and its stream once, for a visitor who is not signed in', async () => {
    const { player, stranger, token } = await attacked();
    const stream = await readyEvents(stranger);
    expect((await endBy(token)).status).toBe(204);
    expect(await isSignedIn(stranger)).toBe(false);
    await stream.ended;
    expect(await isSignedIn(player)).toBe(true);
    const signIns = (await player.get('/api/sign-ins')).json() as SignIn[];
    expect(signIns.filter(({ kind }) => kind === 'session-ended')).toHaveLength(1);
  });

  it('SAFE-4: says again that the session has ended, but ends no session that begins later', async () => {
    const { player, stranger, token } = await attacked();
    await endBy(token);
    expect((await check(token)).json()).toMatchObject({ ended: true, browser: null });
    expect((await endBy(token)).status).toBe(204);
    await signIn(player, stranger);
    // As if the browser had kept its former token.
    await world.pool.query(
      `update links set target = (select id || '.' || encode(browser_hash, 'base64') from sessions
            where sessions.player_id = links.player_id order by created_at desc limit 1)
        where used_at is not null and player_id = (select id from players where username = $1)`,
      [player.username],
    );
    for (const dead of [await endBy(token), await check(token)]) expect(dead.status).toBe(422);
    expect(await isSignedIn(stranger)).toBe(true);
  });

  it('SAFE-4: makes the browser a new one again', async () => {
    const { email, player, stranger, token } = await attacked();
    await endBy(token);
    await signIn(player, stranger);
    expect(await toldTo(email)).toHaveLength(2);
  });

  it('SAFE-4: still works after the stranger has changed the password, and ends their new session', async () => {
    const { player, stranger, token } = await attacked();
    const change = { currentPassword: player.password, password: 'suoibac2' };
    expect((await stranger.post('/api/user/change-password', change)).status).toBe(204);
    expect(await isSignedIn(stranger)).toBe(true);
    expect((await endBy(token)).status).toBe(204);
    expect(await isSignedIn(stranger)).toBe(false);
  });

  it('SAFE-4: ends the session of a later sign-in there, of which the player is not notified', async () => {
    const { email, player, stranger, token } = await attacked();
    const changed = { username: player.username, password: 'suoibac2' };
    const change = { currentPassword: player.password, password: changed.password };
    expect((await stranger.post('/api/user/change-password', change)).status).toBe(204);
    await stranger.post('/logout');
    await signIn(changed, stranger);
    expect(await toldTo(email)).toHaveLength(1);
    expect((await check(token)).json()).toMatchObject({ browser: 'Chrome', ended: false });
    expect((await endBy(token)).status).toBe(204);
    expect(await isSignedIn(stranger)).toBe(false);
    await signIn(changed, stranger);
    expect(await toldTo(email)).toHaveLength(2);
  });

  it('SAFE-4: ends all sessions of that browser at once, but not those of another account there', async () => {
    const { player, stranger, token } = await attacked();
    const [second, sibling] = [withoutSession(stranger), withoutSession(stranger)];
    await signIn(player, second);
    await signIn(await world.proven({}), sibling);
    for (const client of [stranger, second, sibling]) expect(await isSignedIn(client)).toBe(true);
    await endBy(token);
    for (const client of [stranger, second]) expect(await isSignedIn(client)).toBe(false);
    for (const client of [player, sibling]) expect(await isSignedIn(client)).toBe(true);
  });

  it('SAFE-4: ends one session if a host of the previous version issued it', async () => {
    const { stranger, token } = await attacked();
    await world.pool.query(
      `update links set target = split_part(target, '.', 1) where purpose = 'end.session'`,
    );
    expect((await check(token)).json()).toMatchObject({ browser: 'Chrome', ended: false });
    expect((await endBy(token)).status).toBe(204);
    expect(await isSignedIn(stranger)).toBe(false);
  });

  it('SAFE-4: says so when the session has already ended', async () => {
    const { player, stranger, token } = await attacked();
    await stranger.post('/logout');
    expect((await check(token)).json()).toMatchObject({ ended: true, browser: null });
    expect((await endBy(token)).status).toBe(204);
    expect((await player.get('/api/sessions')).json()).toHaveLength(1);
  });

  it('SAFE-4: ends no other session, and is refused with a made-up token', async () => {
    const { player, token } = await attacked();
    const [own] = (await player.get('/api/sessions')).json() as Session[];
    for (const wrong of [own?.id ?? '', `${token}x`, 'x', '%00'])
      expect([wrong, (await check(wrong)).status]).toEqual([wrong, 422]);
    expect((await endBy('x'.repeat(43))).status).toBe(422);
    expect(await isSignedIn(player)).toBe(true);
  });

  it('SAFE-4: expires after seven days', async () => {
    const { token } = await attacked();
    await world.pool.query(
      `update links set expires_at = expires_at - interval '7 days' where purpose = 'end.session'`,
    );
    expect((await check(token)).status).toBe(422);
  });

  it('SAFE-4: neither resets a password nor verifies an address', async () => {
    const { token } = await attacked();
    const password = { password: 'Mat-khau-2', passwordConfirm: 'Mat-khau-2' };
    expect((await world.visitor().post('/reset-password', { ...password, token })).status).toBe(422);
    const visitor = world.visitor();
    await visitor.csrf();
    const verified = await visitor.request('PUT', '/email-verification', { body: { token } });
    expect(verified.status).toBe(422);
  });
});
