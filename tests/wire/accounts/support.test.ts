import { newEmail, newPhone } from '../../support/accountCalls';
import { tokenIn, type Registration } from '../../support/accountWorld';
import { operate, typed } from '../../support/operator';
import {
  errorsOf,
  factorCode,
  logInWith,
  messageSaying,
  totpCode,
  withSecondFactor,
} from '../../support/secondFactors';
import { useAccountWorld } from '../../support/useHost';
import type { WireAnswer } from '../../support/wireClient';

const world = useAccountWorld(1);

const SUSPENDED = 'Tài khoản của bạn đang bị tạm khóa. Hãy liên hệ hỗ trợ để được giúp đỡ.';

/** Runs `npm run admin -- players <line>`, which must succeed. */
async function support(line: string): Promise<string> {
  const { code, out, err } = await operate(world.url, typed(`players ${line} --reason "ticket 1" --yes`));
  expect([line, code, err]).toEqual([line, 0, '']);
  return out;
}
const bodyOf = (answer: WireAnswer) => answer.json() as Record<string, unknown>;
const signIn = (player: Registration, password = player.password) =>
  logInWith(world, { username: player.username, password });

describe('OPS-6: a suspended player', () => {
  it('is signed out, learns why only after the right password, and is back once released', async () => {
    const player = await world.proven({ phone: true });
    expect(await support(`suspend ${player.username}`)).toContain('is suspended.');
    expect((await player.get('/api/me')).status).toBe(401);
    await messageSaying(world, player.phone, 'đang bị tạm khóa');

    const right = await signIn(player);
    expect([right.status, bodyOf(right)]).toEqual([422, { statusCode: 422, message: SUSPENDED }]);
    const wrong = await signIn(player, 'sai mat khau');
    const unknown = await logInWith(world, { username: 'khong_co_ai', password: 'sai mat khau' });
    expect(wrong.text).toBe(unknown.text);
    // Any number of times: attempts with the right password use up no rate limit.
    for (let tries = 0; tries < 12; tries += 1) expect((await signIn(player)).status).toBe(422);

    await support(`release ${player.username}`);
    await messageSaying(world, player.phone, 'đã được mở khóa');
    expect((await signIn(player)).status).toBe(204);
  });

  it('is credited but spends nothing, not even by a call that began before', async () => {
    const player = await world.player();
    const { username } = player;
    await support(`suspend ${username}`);
    // As for a call that was in flight when its session ended.
    const start = await world.pool.query<{ outcome: string }>(
      `select r.outcome from players p, start_recharge(p.id, null, null, 'fsonline', 5000, 1, 1000, null) r where p.username = $1`,
      [username],
    );
    expect(start.rows).toEqual([{ outcome: 'ACCOUNT_SUSPENDED' }]);
    const move = await world.pool.query<{ outcome: string }>(
      `select (start_migration(id, null, null, 'fsonline', 1, 100, 1000)).outcome from players where username = $1`,
      [username],
    );
    expect(move.rows).toEqual([{ outcome: 'ACCOUNT_SUSPENDED' }]);
    const paid = await world.hosts[0]?.client().request('POST', '/sandbox/transfers', {
      body: { method: 'techcombank', amount: 50_000, content: `FSO KP ${username}` },
      xsrf: false,
    });
    expect(paid?.json()).toMatchObject({ status: 'credited' });
  });

  it('keeps no session from a sign-in at the moment of the suspension', async () => {
    for (let round = 0; round < 5; round += 1) {
      const player = await world.player();
      await Promise.all([
        signIn(player),
        signIn(player),
        support(`suspend ${player.username}`),
        signIn(player),
      ]);
      const { rowCount } = await world.pool.query(
        'select 1 from sessions s join players p on p.id = s.player_id where username = $1',
        [player.username],
      );
      expect(rowCount).toBe(0);
    }
  });
});

describe('OPS-6: a lost phone or address', () => {
  const PASSWORDS = { newPassword: 'Mat-khau-9', reNewPassword: 'Mat-khau-9' };
  async function resetBySms(player: Registration, phone: string): Promise<WireAnswer> {
    await world.sms(phone, `PTV ${player.username}`);
    const { code } = await messageSaying(world, phone, 'Mã xác thực của');
    return world.visitor().postAsHuman('/reset-password-by-phone', 'resetPasswordByPhoneFormSubmit', {
      ...{ username: player.username, otp: code },
      ...PASSWORDS,
    });
  }

  it('a new phone ends sessions, notifies the old one, and resets no password for 72 hours', async () => {
    const player = await world.proven({ phone: true });
    const phone = newPhone();
    expect(await support(`phone ${player.username} ${phone}`)).not.toContain(phone.slice(1));
    expect((await player.get('/api/me')).status).toBe(401);
    await messageSaying(world, player.phone, 'vừa được đổi thành');
    // The password is unchanged.
    expect((await signIn(player)).status).toBe(204);

    const early = await resetBySms(player, phone);
    expect([early.status, JSON.stringify(errorsOf(early))]).toEqual([422, expect.stringContaining('72 giờ')]);
    expect((await signIn(player)).status).toBe(204);
    await world.pool.query(
      `update players set phone_waits_until = now(), phone_verified_at = phone_verified_at - interval '72 hours' where username = $1`,
      [player.username],
    );
    expect((await resetBySms(player, phone)).status).toBe(204);
    expect((await signIn(player, PASSWORDS.newPassword)).status).toBe(204);
  });

  it('an older address still resets the password', async () => {
    const email = newEmail();
    const player = await world.proven({ email, phone: true });
    await support(`phone ${player.username} ${newPhone()}`);
    await messageSaying(world, email, 'vừa được đổi thành');
    await world.visitor().postAsHuman('/reset-password/send-email', 'forgotPasswordFormSubmit', {
      username: player.username,
    });
    expect((await messageSaying(world, email, 'Bạn vừa yêu cầu đặt lại mật khẩu')).links).toHaveLength(1);
  });

  it('a new address gets a link, and resets no password for 72 hours', async () => {
    const player = await world.player();
    const [first, email] = [newEmail(), newEmail()];
    await support(`email ${player.username} ${first}`);
    const stale = tokenIn(await messageSaying(world, first, 'xác minh địa chỉ email'));
    await support(`email ${player.username} ${email}`);
    const visitor = world.visitor();
    await visitor.csrf();
    expect((await visitor.request('PUT', '/email-verification', { body: { token: stale } })).status).toBe(
      422,
    );
    const token = tokenIn(await messageSaying(world, email, 'xác minh địa chỉ email'));
    expect((await visitor.request('PUT', '/email-verification', { body: { token } })).status).toBe(204);
    await visitor.postAsHuman('/reset-password/send-email', 'forgotPasswordFormSubmit', {
      username: player.username,
    });
    expect((await messageSaying(world, email, '72 giờ')).links).toEqual([]);
  });

  it('a number that another account has verified is refused', async () => {
    const [player, other] = [await world.player(), await world.proven({ phone: true })];
    const { code, err } = await operate(
      world.url,
      typed(`players phone ${player.username} ${other.phone} --reason "ticket 1" --yes`),
    );
    expect([code, err]).toEqual([1, 'Another account has verified this number.\n']);
  });
});

describe('OPS-6: a lost second factor, by support', () => {
  async function factorPlayer() {
    const player = await world.proven({ phone: true });
    return withSecondFactor(world, player, { otpNumber: await factorCode(world, player) });
  }
  const lose = async (player: Registration) => logInWith(world, player, { lostFactor: true });

  it('is removed after 72 hours without a code, and every channel is notified and may stop it', async () => {
    const player = await factorPlayer();
    await support(`remove-factor ${player.username}`);
    const { links, text } = await messageSaying(world, player.phone, 'yêu cầu gỡ bảo mật hai lớp');
    expect(links).toHaveLength(1);
    // No code will be asked for, so the notice must not promise one.
    expect(text).toMatch(/từ \d\d:\d\d ngày \d\d\/\d\d\/\d{4} chỉ cần mật khẩu là gỡ được/);
    // All sessions have ended, since the stolen phone may be signed in.
    expect((await player.get('/api/me')).status).toBe(401);
    const early = await lose(player);
    expect(errorsOf(early)?.lostFactor?.[0]).toContain('Hỗ trợ đã ghi nhận');
    // The player has lost the phone as well, so no code is needed after the wait.
    await world.pool.query(`update factor_removals set due_at = now()`);
    expect((await lose(player)).status).toBe(204);
    expect((await signIn(player)).status).toBe(204);
  });

  it('still asks for the code of an approval, since the removal itself proved nothing', async () => {
    const player = await factorPlayer();
    const enabled = await player.request('PUT', '/api/login-approval', { body: { enabled: true } });
    expect(enabled.status).toBe(204);
    await support(`remove-factor ${player.username}`);
    await world.pool.query(`update factor_removals set due_at = now()`);
    const asked = await lose(player);
    expect([asked.status, Object.keys(errorsOf(asked) ?? {})]).toEqual([422, ['otpNumber']]);
    const { code } = await messageSaying(world, player.phone, 'xác nhận đăng nhập');
    expect((await logInWith(world, player, { lostFactor: true, otpNumber: code })).status).toBe(204);
  });

  it('is kept if the player signs in with it', async () => {
    const player = await factorPlayer();
    await support(`remove-factor ${player.username}`);
    expect((await logInWith(world, player, { totpCode: totpCode(player.totpSecret) })).status).toBe(204);
    const { rowCount } = await world.pool.query(
      'select 1 from factor_removals r join players p on p.id = r.player_id where username = $1',
      [player.username],
    );
    expect(rowCount).toBe(0);
  });
});
