import { askCode, newEmail, newPhone, patchProfile } from '../../support/accountCalls';
import { tokenIn, type Visitor } from '../../support/accountWorld';
import type { WireAnswer } from '../../support/wireClient';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(1);

const CODE_MISSING = ['Mã bảo mật không được bỏ trống'];
const PASSWORD_MISSING = ['Hãy nhập vào mật khẩu của bạn.'];
const errorsOf = (answer: WireAnswer) => (answer.json() as { errors?: Record<string, string[]> }).errors;

/** An attacker who has copied only the cookies of a player's session. */
const thiefOf = (player: Visitor): Visitor => {
  const thief = world.visitor();
  for (const [name, value] of player.cookies) thief.cookies.set(name, value);
  return thief;
};
const updatePhone = (player: Visitor, body: object) =>
  player.postAsHuman('/api/user/update-phone', 'updatePhoneFormSubmit', body);

describe('an attacker with only the cookies of a session', () => {
  it('SAFE-1: cannot change the address of an account whose phone is verified', async () => {
    const player = await world.proven({ phone: true });
    const answer = await patchProfile(thiefOf(player), { email: newEmail() });
    expect([answer.status, errorsOf(answer)]).toEqual([422, { otpNumber: CODE_MISSING }]);
    // The password is not accepted either, since it is weaker than the phone.
    const byPassword = { email: newEmail(), currentPassword: player.password };
    expect(errorsOf(await patchProfile(thiefOf(player), byPassword))).toEqual({ otpNumber: CODE_MISSING });
    expect(await player.me()).toMatchObject({ email: null });
  });

  it('SAFE-1: can change neither address nor phone of an account with nothing verified', async () => {
    const player = await world.player();
    const before = await player.me();
    const thief = thiefOf(player);
    for (const change of [
      patchProfile(thief, { email: newEmail() }),
      updatePhone(thief, { newPhoneNumber: newPhone() }),
    ]) {
      const answer = await change;
      expect([answer.status, errorsOf(answer)]).toEqual([422, { currentPassword: PASSWORD_MISSING }]);
    }
    expect(await player.me()).toEqual(before);
  });

  it('SAFE-1: has ten attempts at the password in all, by whichever change', async () => {
    const player = await world.player();
    const thief = thiefOf(player);
    const wrong = { currentPassword: 'suoibac0' };
    const statuses = [];
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await patchProfile(thief, { email: newEmail(), ...wrong })).status);
      statuses.push((await updatePhone(thief, { newPhoneNumber: newPhone(), ...wrong })).status);
    }
    expect(statuses).toEqual(Array<number>(10).fill(422));
    expect((await patchProfile(thief, { email: newEmail(), ...wrong })).status).toBe(429);
    const changed = { currentPassword: player.password, password: 'suoibac2' };
    expect((await player.post('/api/user/change-password', changed)).status).toBe(429);
  });
});

describe('the player proves a change', () => {
  it('SAFE-1: of the address by a code to the verified phone', async () => {
    const player = await world.proven({ phone: true });
    await askCode(player, 'confirm.change_email');
    const { code: otpNumber = '', text } = await world.message(player.phone, 2);
    expect(text).toContain('đổi email');
    const email = newEmail();
    expect((await patchProfile(player, { email, otpNumber })).status).toBe(204);
    expect(await player.me()).toMatchObject({ email, verifiedAt: null });
    expect((await world.message(player.phone, 3)).text).toContain('Địa chỉ email của');
  });

  it('SAFE-1: by the password where nothing is verified; a wrong one is refused under its field', async () => {
    const player = await world.player();
    const newPhoneNumber = newPhone();
    const wrong = await updatePhone(player, { newPhoneNumber, currentPassword: 'suoibac0' });
    expect(errorsOf(wrong)).toEqual({ currentPassword: ['Mật khẩu không đúng.'] });
    const right = { newPhoneNumber, currentPassword: player.password };
    expect((await updatePhone(player, right)).status).toBe(204);
    const email = newEmail();
    expect((await patchProfile(player, { email, currentPassword: player.password })).status).toBe(204);
    expect(await player.me()).toMatchObject({ email, phoneNumber: `+84${newPhoneNumber.slice(1)}` });
  });

  it('SAFE-1: by a code from the other verified channel, which the player may choose', async () => {
    const email = newEmail();
    const player = await world.proven({ email, phone: true });
    const choose = (action: string, channel: string) =>
      player.post('/api/security-code/', { action, channel });
    expect((await choose('confirm.change_email', 'sms')).status).toBe(200);
    const { code: otpNumber } = await world.message(player.phone, 2);
    // A code proves only the channel it was sent to.
    const asEmail = await patchProfile(player, { email: newEmail(), securityCode: otpNumber });
    expect(errorsOf(asEmail)).toEqual({ securityCode: ['Mã bảo mật không đúng hoặc đã hết hiệu lực'] });
    expect((await patchProfile(player, { email: newEmail(), otpNumber })).status).toBe(204);
    expect((await choose('confirm.phone_number', 'email')).status).toBe(422);
  });
});

describe('a channel that was verified less than 72 hours ago', () => {
  const newPassword = { newPassword: 'Mat-khau-2', reNewPassword: 'Mat-khau-2' };
  const age = (
    column: 'email_verified_at' | 'phone_verified_at',
    hours: number,
    { username }: { username: string },
  ) =>
    world.pool.query(
      `update players set ${column} = now() - make_interval(hours => ${hours}) where username = $1`,
      [username],
    );

  it('SAFE-1: a new phone alone resets no password while an older address is verified', async () => {
    const email = newEmail();
    const player = await world.proven({ email, phone: true });
    await age('phone_verified_at', 71, player);
    const reset = async (count: number) => {
      await world.sms(player.phone, `MXT ${player.username}`);
      const { code: otp } = await world.message(player.phone, count);
      const body = { username: player.username, otp, ...newPassword };
      return world.visitor().post('/reset-password-by-phone', body);
    };
    const refused = await reset(2);
    expect([refused.status, errorsOf(refused)]).toEqual([
      422,
      {
        otp: [
          'Số điện thoại này mới được xác minh chưa đủ 72 giờ. Hãy đặt lại mật khẩu bằng địa chỉ email đã xác minh trước đó, hoặc thử lại sau.',
        ],
      },
    ]);
    // A wrong code does not reveal that.
    const guess = { username: player.username, otp: '000000', ...newPassword };
    expect(errorsOf(await world.visitor().post('/reset-password-by-phone', guess))).toEqual({
      otp: ['Mã xác thực không hợp lệ'],
    });
    expect((await world.visitor().login(player.username, player.password)).status).toBe(204);
    await age('phone_verified_at', 73, player);
    expect((await reset(3)).status).toBe(204);
  });

  it('SAFE-1: a new address gets the reason instead of a link, and an earlier link is refused with that reason', async () => {
    const email = newEmail();
    const player = await world.proven({ email, phone: true });
    const forgot = async (count: number) => {
      const { username } = player;
      await world
        .visitor()
        .postAsHuman('/reset-password/send-email', 'forgotPasswordFormSubmit', { username });
      return world.message(email, count);
    };
    const link = await forgot(3);
    await age('email_verified_at', 71, player);
    const reason = 'Địa chỉ email này mới được xác minh chưa đủ 72 giờ.';
    const refused = await forgot(4);
    expect([refused.links, refused.text]).toEqual([[], expect.stringContaining(reason)]);
    const body = { password: 'Mat-khau-2', passwordConfirm: 'Mat-khau-2', token: tokenIn(link) };
    const answer = await world.visitor().post('/reset-password', body);
    expect([answer.status, answer.json()]).toEqual([
      422,
      { statusCode: 422, message: expect.stringContaining(reason) as string },
    ]);
    await age('email_verified_at', 73, player);
    expect((await world.visitor().post('/reset-password', body)).status).toBe(204);
  });

  it('SAFE-1: the only verified channel resets the password at once', async () => {
    const player = await world.proven({ phone: true });
    await age('phone_verified_at', 0, player);
    await world.sms(player.phone, `MXT ${player.username}`);
    const { code: otp } = await world.message(player.phone, 2);
    const body = { username: player.username, otp, ...newPassword };
    expect((await world.visitor().post('/reset-password-by-phone', body)).status).toBe(204);
  });
});
