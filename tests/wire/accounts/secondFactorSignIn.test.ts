import { Visitor } from '../../support/accountWorld';
import {
  errorsOf,
  factorCode,
  factorOverview,
  logInWith,
  messageSaying,
  timePasses,
  totpCode,
  withSecondFactor,
  type FactorPlayer,
  newFactorPlayer,
} from '../../support/secondFactors';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(1);

const withWrongPassword = ({ username }: FactorPlayer) => ({ username, password: 'matkhau0' });

describe('signing in', () => {
  it('SAFE-5: needs a code after the right password, and begins no session before', async () => {
    const player = await newFactorPlayer(world);
    const visitor = world.visitor();
    const asked = await logInWith(world, player, {}, visitor);
    expect([asked.status, Object.keys(errorsOf(asked) ?? {})]).toEqual([422, ['totpCode']]);
    expect((await visitor.get('/api/me')).status).toBe(401);
    const code = { totpCode: totpCode(player.totpSecret) };
    expect((await logInWith(world, player, code, visitor)).status).toBe(204);
    expect((await visitor.me())['username']).toBe(player.username);
    // A used code, for example one that somebody watched being typed, does not work again.
    expect((await logInWith(world, player, code)).status).toBe(422);
  });

  it('SAFE-5: accepts the code of the previous and the next time step, and none further away', async () => {
    const player = await newFactorPlayer(world);
    const statuses = [];
    for (const steps of [-3, 3, -1, 1]) {
      await timePasses(world, player);
      statuses.push(
        (await logInWith(world, player, { totpCode: totpCode(player.totpSecret, steps) })).status,
      );
    }
    // The third and fourth may be two steps away if a new step has just begun.
    expect(statuses.slice(0, 2)).toEqual([422, 422]);
    expect(statuses.slice(2)).toContain(204);
  });

  it('SAFE-5: answers a wrong password with a right code like any wrong password', async () => {
    const player = await newFactorPlayer(world);
    const code = { totpCode: totpCode(player.totpSecret) };
    const wrong = await logInWith(world, withWrongPassword(player), code);
    const unknown = await logInWith(world, { username: 'khong_co_ai', password: player.password }, code);
    expect([wrong.status, wrong.text]).toEqual([422, unknown.text]);
    expect((await logInWith(world, player, code)).status).toBe(204);
  });

  it('SAFE-5, SAFE-7: allows ten wrong codes in 15 minutes, counted only after the right password', async () => {
    const player = await newFactorPlayer(world);
    const statuses = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await logInWith(world, player, { totpCode: '000000' })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    expect((await logInWith(world, player, { totpCode: totpCode(player.totpSecret) })).status).toBe(429);
    // Recovery codes are still accepted, since nobody can guess one.
    expect((await logInWith(world, player, { recoveryCode: player.recoveryCodes[0] })).status).toBe(204);

    const other = await newFactorPlayer(world);
    for (let count = 0; count < 11; count += 1)
      await logInWith(world, withWrongPassword(other), { totpCode: '000000' });
    expect((await logInWith(world, other, { totpCode: totpCode(other.totpSecret) })).status).toBe(204);
  });

  it('SAFE-7: does not count a right password as a guess if the limit of codes refuses it', async () => {
    const player = await newFactorPlayer(world);
    const visitor = world.visitor();
    const code = { totpCode: totpCode(player.totpSecret) };
    for (let count = 0; count < 10; count += 1) await logInWith(world, player, { totpCode: '000000' });
    const statuses = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await logInWith(world, player, code, visitor)).status);
    expect(statuses).toEqual(Array<number>(11).fill(429));
    await world.pool.query(
      `delete from rate_limits using players where username = $1 and bucket like 'totp:' || id || '/%'`,
      [player.username],
    );
    expect((await logInWith(world, player, code, visitor)).status).toBe(204);
  });

  it('SAFE-7: lets the owner in although somebody with the password keeps logging in without a code', async () => {
    const player = await newFactorPlayer(world);
    const code = async () => {
      await timePasses(world, player);
      return { totpCode: totpCode(player.totpSecret) };
    };
    const home = world.visitor();
    expect((await logInWith(world, player, { ...(await code()), remember: true }, home)).status).toBe(204);

    const thief = world.visitor();
    const statuses = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await logInWith(world, player, {}, thief)).status);
    expect(statuses).toEqual([...Array<number>(60).fill(422), 429]);

    expect((await logInWith(world, player, await code(), home)).status).toBe(204);
    expect((await logInWith(world, player, await code())).status).toBe(204);
    // At the thief's address a bot check is asked for, which the owner's portal solves.
    const beside = new Visitor(thief.origin, thief.address);
    const asked = await logInWith(world, player, await code(), beside);
    expect([asked.status, Object.keys(errorsOf(asked) ?? {})]).toEqual([429, ['gReCaptchaToken']]);
    const { username, password } = player;
    const form = { username, password, ...(await code()) };
    expect((await beside.postAsHuman('/login', 'loginFormSubmit', form)).status).toBe(204);
  });

  it('SAFE-5: accepts each recovery code once, however it is typed', async () => {
    const player = await newFactorPlayer(world);
    const [first = '', second = ''] = player.recoveryCodes;
    expect(
      (await logInWith(world, player, { recoveryCode: first.toUpperCase().replace(/-/g, ' ') })).status,
    ).toBe(204);
    expect((await logInWith(world, player, { recoveryCode: first })).status).toBe(422);
    expect(await factorOverview(player)).toMatchObject({ codesLeft: 9 });
    const both = await Promise.all([1, 2, 3].map(() => logInWith(world, player, { recoveryCode: second })));
    expect(both.map(({ status }) => status).sort()).toEqual([204, 422, 422]);
  });

  it('SAFE-5: still needs the code after a password reset, which gives no more tries a day', async () => {
    const player = await world.proven({ phone: true });
    const otpNumber = await factorCode(world, player);
    const guarded = await withSecondFactor(world, player, { otpNumber });
    await timePasses(world, guarded);
    expect((await logInWith(world, guarded, { totpCode: '000000' })).status).toBe(422);
    const counted = async () => {
      const { rows } = await world.pool.query<{ bucket: string; hits: number }>(
        `select bucket, hits from rate_limits, players
          where username = $1 and bucket like 'totp:' || id || '/%' order by bucket`,
        [player.username],
      );
      return rows.map(({ bucket, hits }) => [bucket.split('/')[1], hits]);
    };
    expect(await counted()).toEqual([
      ['86400', 1],
      ['900', 1],
    ]);
    await world.sms(player.phone, `MXT ${player.username}`);
    const { code: otp } = await messageSaying(world, player.phone, 'Mã xác thực của');
    const reset = { username: player.username, otp, newPassword: 'Mat-khau-2', reNewPassword: 'Mat-khau-2' };
    expect((await world.visitor().post('/reset-password-by-phone', reset)).status).toBe(204);
    expect(await counted()).toEqual([['86400', 1]]);
    const renewed = Object.assign(guarded, { password: 'Mat-khau-2' });
    expect(Object.keys(errorsOf(await logInWith(world, renewed)) ?? {})).toEqual(['totpCode']);
    expect((await logInWith(world, renewed, { totpCode: totpCode(guarded.totpSecret) })).status).toBe(204);
  });
});
