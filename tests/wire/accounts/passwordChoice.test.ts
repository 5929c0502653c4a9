import { newEmail, setEmail } from '../../support/accountCalls';
import { tokenIn } from '../../support/accountWorld';
import type { WireAnswer } from '../../support/wireClient';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(1);

const COMMON = 'Mật khẩu này quá phổ biến và dễ bị đoán, hãy chọn mật khẩu khác.';
const COMMON_WITH_NUMBER =
  'Mật khẩu này chỉ là một từ phổ biến thêm chữ số nên dễ bị đoán, hãy chọn mật khẩu khác.';
const OWN_NAME = 'Mật khẩu này quá giống tên đăng nhập hoặc email của bạn, hãy chọn mật khẩu khác.';
const told = (answer: WireAnswer) => [answer.status, (answer.json() as { errors: unknown }).errors];

describe('SAFE-9: an easily guessed password is refused with a reason', () => {
  it('at sign-up, together with other errors', async () => {
    const taken = (await world.player()).username;
    const register = (username: string, password: string) =>
      world.visitor().postAsHuman('/register', 'registerFormSubmit', {
        phone: '0912000333',
        username,
        password,
        passwordConfirm: password,
      });
    expect(told(await register('rung_xanh', 'Password1'))).toEqual([422, { password: [COMMON] }]);
    expect(told(await register('rung_xanh', 'matkhau123'))).toEqual([
      422,
      { password: [COMMON_WITH_NUMBER] },
    ]);
    expect(told(await register('rung_xanh', 'rungxanh1'))).toEqual([422, { password: [OWN_NAME] }]);
    expect(told(await register(taken, 'qwerty123'))).toEqual([
      422,
      { username: [expect.any(String)], password: [COMMON] },
    ]);
    expect((await register('rung_xanh', 'suoi-bac-81')).status).toBe(204);
  });

  it('at a change of the password', async () => {
    const player = await world.player();
    await setEmail(player, 'thac.nuoc@example.com');
    const change = (password: string) =>
      player.post('/api/user/change-password', { currentPassword: player.password, password });
    expect(told(await change('iloveyou1'))).toEqual([422, { password: [COMMON] }]);
    expect(told(await change('iloveyou2024'))).toEqual([422, { password: [COMMON_WITH_NUMBER] }]);
    expect(told(await change(`${player.username}!`))).toEqual([422, { password: [OWN_NAME] }]);
    expect(told(await change('Thac.Nuoc2026'))).toEqual([422, { password: [OWN_NAME] }]);
    expect((await change('suoi-bac-81')).status).toBe(204);
  });

  it('at a reset by link, which stays usable', async () => {
    const email = newEmail();
    const { username } = await world.proven({ email });
    await world.visitor().postAsHuman('/reset-password/send-email', 'forgotPasswordFormSubmit', { username });
    const token = tokenIn(await world.message(email, 2));
    const reset = (password: string) =>
      world.visitor().post('/reset-password', { password, passwordConfirm: password, token });
    expect(told(await reset('P@ssw0rd'))).toEqual([422, { password: [COMMON] }]);
    expect(told(await reset('Saigon-1975'))).toEqual([422, { password: [COMMON_WITH_NUMBER] }]);
    expect(told(await reset(`${username}#1`))).toEqual([422, { password: [OWN_NAME] }]);
    expect((await reset('Suoi-bac-81')).status).toBe(204);
  });

  it('at a reset by code, which stays usable', async () => {
    const player = await world.proven({ phone: true });
    await world.pool.query(`update players set email = 'song.lon@example.com' where username = $1`, [
      player.username,
    ]);
    await world.sms(player.phone, `MXT ${player.username}`);
    const { code: otp } = await world.message(player.phone, 2);
    const reset = (password: string) =>
      world.visitor().post('/reset-password-by-phone', {
        username: player.username,
        otp,
        newPassword: password,
        reNewPassword: password,
      });
    expect(told(await reset('Song.Lon2026'))).toEqual([422, { newPassword: [OWN_NAME] }]);
    expect((await reset('Suoi-bac-81')).status).toBe(204);
  });
});
