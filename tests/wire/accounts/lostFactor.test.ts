import { tokenIn } from '../../support/accountWorld';
import { eventually } from '../../support/eventually';
import {
  errorsOf,
  factorCode,
  messageSaying,
  logInWith,
  totpCode,
  withSecondFactor,
  type FactorPlayer,
} from '../../support/secondFactors';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(1);

/** A player with a second factor and a verified phone. */
async function phonePlayer(): Promise<FactorPlayer> {
  const player = await world.proven({ phone: true });
  return withSecondFactor(world, player, { otpNumber: await factorCode(world, player) });
}

const lose = (player: Pick<FactorPlayer, 'username' | 'password'>, more: object = {}) =>
  logInWith(world, player, { lostFactor: true, ...more });
const waits = async (hours: number) =>
  world.pool.query(`update factor_removals set due_at = due_at - make_interval(hours => $1)`, [hours]);
const fieldsOf = async (answer: ReturnType<typeof lose>) => Object.keys(errorsOf(await answer) ?? {});
const pending = async () => (await world.pool.query('select 1 from factor_removals')).rowCount;

beforeEach(() => world.pool.query('delete from factor_removals'));

it('SAFE-5: removes a lost factor by the verified phone after 72 h, and notifies all channels', async () => {
  const player = await phonePlayer();
  expect(await fieldsOf(lose(player))).toEqual(['lostFactor']);
  const { links } = await messageSaying(world, player.phone, 'yêu cầu gỡ bảo mật hai lớp');
  expect(links).toHaveLength(1);
  // A repeated request neither shortens nor extends the waiting time, and sends nothing.
  await waits(71);
  expect(await fieldsOf(lose(player, { otpNumber: '123456' }))).toEqual(['lostFactor']);
  await waits(1);

  const asked = await lose(player);
  expect([asked.status, Object.keys(errorsOf(asked) ?? {})]).toEqual([422, ['otpNumber']]);
  expect(Number(asked.headers.get('Retry-After'))).toBeGreaterThan(0);
  const { code: otpNumber } = await messageSaying(world, player.phone, 'Mã để gỡ bảo mật hai lớp');
  expect(await fieldsOf(lose(player, { otpNumber: '000000' }))).toEqual(['otpNumber']);
  expect((await player.get('/api/me')).status).toBe(200);
  expect((await lose(player, { otpNumber })).status).toBe(204);
  await messageSaying(world, player.phone, 'vừa tắt bảo mật hai lớp');
  // As after any credential change, the other sessions have ended (SAFE-2).
  expect((await player.get('/api/me')).status).toBe(401);
  expect((await logInWith(world, player)).status).toBe(204);
});

it('SAFE-5: cancels the removal when the player signs in with the factor', async () => {
  const player = await phonePlayer();
  await lose(player);
  expect((await logInWith(world, player, { totpCode: totpCode(player.totpSecret) })).status).toBe(204);
  expect(await pending()).toBe(0);
  await lose(player);
  await waits(72);
  expect((await logInWith(world, player, { recoveryCode: player.recoveryCodes[0] })).status).toBe(204);
  expect(await fieldsOf(lose(player))).toEqual(['lostFactor']);
});

it('SAFE-5: cancels the removal by the link of the notice, and says so again until there is another removal', async () => {
  const player = await phonePlayer();
  await lose(player);
  const token = tokenIn(await messageSaying(world, player.phone, 'yêu cầu gỡ bảo mật hai lớp'));
  const keep = async (given: string) => {
    const visitor = world.visitor();
    await visitor.csrf();
    return visitor.request('PUT', '/second-factor/keep', { body: { token: given } });
  };
  expect((await keep('not-a-token')).status).toBe(422);
  expect((await keep(token)).status).toBe(204);
  expect(await pending()).toBe(0);
  await messageSaying(world, player.phone, 'đã được hủy');
  expect((await keep(token)).status).toBe(204);
  await lose(player);
  expect((await keep(token)).status).toBe(422);
  expect(await pending()).toBe(1);
});

it('SAFE-5: the link works as long as the removal, which lapses 7 days after its wait and then begins anew', async () => {
  const player = await phonePlayer();
  const notice = 'yêu cầu gỡ bảo mật hai lớp';
  await lose(player);
  const token = tokenIn(await messageSaying(world, player.phone, notice));
  const pass = async (hours: number) => {
    await waits(hours);
    await world.pool.query(
      `update links set expires_at = expires_at - make_interval(hours => $1) where purpose = 'keep.factor'`,
      [hours],
    );
  };
  await pass(72 + 7 * 24 - 1);
  const visitor = world.visitor();
  await visitor.csrf();
  expect((await visitor.request('PUT', '/second-factor/keep', { body: { token } })).status).toBe(204);
  expect(await pending()).toBe(0);

  await lose(player);
  await pass(72 + 7 * 24);
  expect(await fieldsOf(lose(player))).toEqual(['lostFactor']);
  expect(await fieldsOf(lose(player))).toEqual(['lostFactor']);
  await eventually('a notice of each of the three', async () => {
    const messages = await world.messages(player.phone);
    return messages.filter(({ text }) => text.includes(notice)).length === 3;
  });
});

it('SAFE-2, SAFE-5: cancels the removal when the password changes', async () => {
  const player = await phonePlayer();
  await lose(player);
  const change = { currentPassword: player.password, password: 'Mat-khau-2' };
  expect((await player.post('/api/user/change-password', change)).status).toBe(204);
  expect(await pending()).toBe(0);
});

it('SAFE-5: needs the password and a verified phone, and is ignored for an account without a factor', async () => {
  const player = await withSecondFactor(world, await world.player());
  expect(errorsOf(await lose(player))).toEqual({ lostFactor: [expect.stringContaining('liên hệ hỗ trợ')] });
  const stranger = { username: player.username, password: 'matkhau0' };
  expect(await fieldsOf(lose(stranger))).toEqual(['username']);
  expect(await pending()).toBe(0);
  const plain = await world.player();
  expect((await lose(plain)).status).toBe(204);
  expect(await pending()).toBe(0);
});

it('SAFE-5: notifies the player of a used recovery code', async () => {
  const player = await phonePlayer();
  await logInWith(world, player, { recoveryCode: player.recoveryCodes[0] });
  await messageSaying(world, player.phone, 'bằng một mã khôi phục');
});
