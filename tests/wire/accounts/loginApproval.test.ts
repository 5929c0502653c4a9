import { randomBytes } from 'node:crypto';
import type { LoginApproval, SignIn } from '@portal/contract';
import { knownBrowsersRepository } from '../../../api-host/repositories/knownBrowsers';
import { createSession } from '../../../api-host/repositories/sessions';
import { replacePhone } from '../../../api-host/useCases/supportChanges';
import { askCode, newEmail } from '../../support/accountCalls';
import type { AccountWorld, Visitor } from '../../support/accountWorld';
import { useAccountWorld } from '../../support/useHost';
import { waitForLockWaits } from '../../support/waitForLockWaits';

const world = useAccountWorld(1);

type Player = Awaited<ReturnType<AccountWorld['proven']>>;
type Code = { otpNumber?: string; securityCode?: string };

const change = (player: Visitor, body: object) => player.request('PUT', '/api/login-approval', { body });
const stateOf = async (player: Visitor) => (await player.get('/api/login-approval')).json() as LoginApproval;
const signIn = (visitor: Visitor, { username, password }: Player, more: Code & { remember?: boolean } = {}) =>
  visitor.post('/login', { username, password, ...more });
const isSignedIn = async (client: Visitor) => (await client.get('/api/me')).status === 200;
const codeTo = async (to: string) => {
  await world.settled();
  const sent = (await world.messages(to)).find(({ code }) => code !== undefined);
  if (!sent?.code) throw new Error(`no code was sent to ${to}`);
  return sent.code;
};
const codesTo = async (to: string) => {
  await world.settled();
  return (await world.messages(to)).filter(({ text }) => text.includes('xác nhận đăng nhập')).length;
};
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** How many browsers the account trusts. */
async function trustedBrowsers({ username }: Player): Promise<number> {
  const { rowCount } = await world.pool.query(
    `select from known_browsers b join players p on p.id = b.player_id
      where p.username = $1 and b.trusted_until > now()`,
    [username],
  );
  return rowCount ?? 0;
}

/** A player with a verified phone who has turned on the approval of sign-ins. */
async function cautious(): Promise<Player> {
  const player = await world.proven({ phone: true });
  expect((await change(player, { enabled: true })).status).toBe(204);
  return player;
}

describe('the approval of sign-ins', () => {
  it('SAFE-4: is off by default, and can be turned on only with a verified channel', async () => {
    const nobody = await world.player();
    expect(await stateOf(nobody)).toEqual({ enabled: false, available: false });
    const refused = await change(nobody, { enabled: true });
    expect([refused.status, refused.json()]).toEqual([
      422,
      expect.objectContaining({
        errors: { enabled: ['Hãy xác minh số điện thoại hoặc email trước khi bật.'] },
      }),
    ]);
    const player = await cautious();
    expect(await stateOf(player)).toEqual({ enabled: true, available: true });
  });

  it('SAFE-4: begins a session only with the code, not with the right password alone', async () => {
    const player = await cautious();
    const browser = world.visitor();
    const asked = await signIn(browser, player);
    expect([asked.status, asked.headers.get('retry-after'), asked.json()]).toEqual([
      422,
      '60',
      {
        statusCode: 422,
        message: 'Hãy xác nhận đây là bạn.',
        errors: {
          otpNumber: [expect.stringMatching(/^Nhập mã xác nhận đã gửi bằng SMS đến số \+84•+\d{3}\.$/)],
        },
      },
    ]);
    expect(await isSignedIn(browser)).toBe(false);
    const otpNumber = await codeTo(player.phone);
    expect((await signIn(browser, player, { otpNumber })).status).toBe(204);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('SAFE-4: sends the code by e-mail where no phone is verified', async () => {
    const email = newEmail();
    const player = await world.proven({ email });
    await change(player, { enabled: true });
    const browser = world.visitor();
    expect((await signIn(browser, player)).json()).toMatchObject({
      errors: { securityCode: [expect.stringContaining('đã gửi đến email')] },
    });
    expect((await signIn(browser, player, { securityCode: await codeTo(email) })).status).toBe(204);
  });

  it('SAFE-4: reveals nothing and sends nothing for a wrong password or an unknown name', async () => {
    const player = await cautious();
    const before = await codesTo(player.phone);
    const wrong = await world.visitor().login(player.username, 'sai-mat-khau');
    const unknown = await world.visitor().login('khong_co_ai', 'sai-mat-khau');
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text]);
    expect(wrong.headers.get('retry-after')).toBeNull();
    expect(await codesTo(player.phone)).toBe(before);
  });

  it('SAFE-4: accepts a code once, from its player only, and not after five wrong attempts', async () => {
    const player = await cautious();
    const browser = world.visitor();
    await signIn(browser, player);
    const code = await codeTo(player.phone);
    const stranger = await cautious();
    expect((await signIn(world.visitor(), stranger, { otpNumber: code })).status).toBe(422);
    expect((await signIn(browser, player, { otpNumber: code })).status).toBe(204);
    expect((await signIn(world.visitor(), player, { otpNumber: code })).status).toBe(422);

    const victim = await cautious();
    await signIn(world.visitor(), victim);
    const right = await codeTo(victim.phone);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await signIn(world.visitor(), victim, { otpNumber: other(right) })).json()).toMatchObject({
        errors: { otpNumber: ['Mã bảo mật không đúng hoặc đã hết hiệu lực'] },
      });
    expect((await signIn(world.visitor(), victim, { otpNumber: right })).status).toBe(422);
    const [newest] = (await victim.get('/api/sign-ins')).json() as SignIn[];
    expect(newest?.kind).toBe('sign-in-failed');
  });

  it('SAFE-4: sends another code only after a minute', async () => {
    const player = await cautious();
    const before = await codesTo(player.phone);
    const browser = world.visitor();
    await signIn(browser, player);
    const again = await signIn(browser, player);
    expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await codesTo(player.phone)).toBe(before + 1);
    await world.pool.query(
      `update codes set created_at = created_at - interval '61 seconds' where purpose = 'approve.login'`,
    );
    await signIn(browser, player);
    expect(await codesTo(player.phone)).toBe(before + 2);
  });

  it('SAFE-4: asks for no code in a remembered browser, but does in one that was only seen', async () => {
    const player = await cautious();
    for (const remember of [true, false]) {
      const browser = world.visitor();
      await signIn(browser, player);
      const otpNumber = await codeTo(player.phone);
      expect((await signIn(browser, player, { otpNumber, remember })).status).toBe(204);
      await browser.post('/logout');
      expect((await signIn(browser, player)).status).toBe(remember ? 204 : 422);
      await world.pool.query(
        `update codes set created_at = created_at - interval '61 seconds' where purpose = 'approve.login'`,
      );
    }
  });

  it('SAFE-4: ends other sessions and the trust in browsers from before it was turned on', async () => {
    const player = await world.proven({ phone: true });
    const thief = world.visitor();
    await signIn(thief, player, { remember: true });
    await change(player, { enabled: true });
    expect(await isSignedIn(thief)).toBe(false);
    expect((await signIn(thief, player)).status).toBe(422);
    expect(await isSignedIn(player)).toBe(true);
  });

  it('SAFE-4: leaves no session and no trust to logins that run while it is turned on', async () => {
    for (let round = 0; round < 3; round += 1) {
      const player = await world.proven({ phone: true });
      const thieves = Array.from({ length: 14 }, () => world.visitor());
      const logins = thieves.map((thief) => signIn(thief, player, { remember: true }));
      await Promise.race(logins);
      expect((await change(player, { enabled: true })).status).toBe(204);
      await Promise.all(logins);
      expect(await Promise.all(thieves.map(isSignedIn))).toEqual(thieves.map(() => false));
      expect(await isSignedIn(player)).toBe(true);
      expect(await trustedBrowsers(player)).toBe(0);
    }
  });

  it('SAFE-4: begins no session once it is on, unless the login was approved or its browser is still trusted', async () => {
    const player = await world.proven({ phone: true });
    const { rows } = await world.pool.query<{ id: number; hash: string }>(
      'select id, password_hash as hash from players where username = $1',
      [player.username],
    );
    const [{ id: playerId, hash: passwordHash } = { id: 0, hash: '' }] = rows;
    const browserHash = randomBytes(32);
    const begin = (approval?: 'proven' | 'trusted') =>
      world.db.transaction().execute((trx) =>
        createSession(trx, {
          ...{ tokenHash: randomBytes(32), formerHash: null, playerId, passwordHash, mfaEnabled: false },
          ...{ remember: false, browserHash, address: null, userAgent: null },
          ...(approval && { approval }),
        }),
      );
    expect(await begin()).toEqual(expect.any(String));
    await change(player, { enabled: true });
    expect(await begin()).toBeUndefined();
    expect(await begin('proven')).toEqual(expect.any(String));
    expect(await begin('trusted')).toBeUndefined();
    const browsers = knownBrowsersRepository(world.db);
    await browsers.add(player.username, { hash: browserHash, former: [] }, 'day');
    expect(await begin('trusted')).toEqual(expect.any(String));
  });

  it('SAFE-2, SAFE-4: begins no session with a code from before a change of the channel at the same moment', async () => {
    const player = await world.proven({ email: newEmail(), phone: true });
    expect((await change(player, { enabled: true })).status).toBe(204);
    const thief = world.visitor();
    await signIn(thief, player);
    const otpNumber = await codeTo(player.phone);

    const holder = await world.pool.connect();
    await holder.query('begin');
    // The counter of sessions that begin comes after the code was used.
    await holder.query(
      `insert into rate_limits (bucket, window_start, hits)
       values ($1, to_timestamp(floor(extract(epoch from now()) / 900) * 900), 1)`,
      [`logged-in:${player.username}`],
    );
    const login = signIn(thief, player, { otpNumber });
    await waitForLockWaits(world.pool, 1);
    const { rows } = await world.pool.query<{ id: number }>('select id from players where username = $1', [
      player.username,
    ]);
    await world.db.transaction().execute((trx) => replacePhone(trx, rows[0]?.id ?? 0, '+84987650001'));
    await holder.query('commit');
    holder.release();
    expect((await login).status).toBe(422);
    expect(await isSignedIn(thief)).toBe(false);
  });

  it('SAFE-1: needs a code to be turned off, and notifies the player', async () => {
    const player = await cautious();
    const refused = await change(player, { enabled: false });
    expect([refused.status, refused.json()]).toEqual([
      422,
      expect.objectContaining({ errors: { otpNumber: [expect.any(String)] } }),
    ]);
    expect((await change(player, { enabled: false, currentPassword: player.password })).status).toBe(422);
    await askCode(player, 'confirm.second_factor');
    const otpNumber = await codeTo(player.phone);
    expect((await change(player, { enabled: false, otpNumber })).status).toBe(204);
    expect(await world.texts(player.phone)).toContainEqual(
      expect.stringContaining('không còn phải xác nhận bằng mã'),
    );
    expect((await signIn(world.visitor(), player)).status).toBe(204);
    const kinds = ((await player.get('/api/sign-ins')).json() as SignIn[]).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['login-approval-on', 'login-approval-off']));
  });

  it('SAFE-4: needs no code after a password reset in the browser that made it, but does elsewhere', async () => {
    const player = await cautious();
    await world.sms(player.phone, `MXT ${player.username}`);
    const otp = await codeTo(player.phone);
    const fresh = { newPassword: 'Mat-khau-3', reNewPassword: 'Mat-khau-3' };
    const resetting = world.visitor();
    const { username } = player;
    expect((await resetting.post('/reset-password-by-phone', { username, otp, ...fresh })).status).toBe(204);
    expect((await resetting.login(username, 'Mat-khau-3')).status).toBe(204);
    expect((await world.visitor().login(username, 'Mat-khau-3')).status).toBe(422);
  });

  it('needs a session, and an `enabled` that is true or false', async () => {
    const player = await cautious();
    for (const body of [{}, { enabled: 'yes' }, { enabled: null }, { enabled: false, more: 1 }])
      expect([body, (await change(player, body)).status]).toEqual([body, 422]);
    const guest = world.visitor();
    await guest.csrf();
    expect((await change(guest, { enabled: true })).status).toBe(401);
  });
});
