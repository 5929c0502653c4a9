import { askCode, newEmail, newPhone } from '../../support/accountCalls';
import type { Visitor } from '../../support/accountWorld';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(2);

const updatePhone = (player: Visitor, body: object, path = '/api/user/update-phone') =>
  player.postAsHuman(path, 'updatePhoneFormSubmit', body);

describe('POST /api/user/update-phone', () => {
  it.each(['/api/user/update-phone', '/api/user/change-phone'])(
    'SEC-3: %s with a verified phone asks for a code by SMS, notifies it, and leaves the new one unverified',
    async (path) => {
      const player = await world.proven({ phone: true });
      const newPhoneNumber = newPhone();
      const without = await updatePhone(player, { newPhoneNumber }, path);
      expect(without.json()).toMatchObject({ errors: { otpNumber: ['Mã bảo mật không được bỏ trống'] } });
      await askCode(player, 'confirm.phone_number');
      const { code: otpNumber } = await world.message(player.phone, 2);
      expect((await updatePhone(player, { newPhoneNumber, otpNumber }, path)).status).toBe(204);
      expect(await player.me()).toMatchObject({
        phoneNumber: `+84${newPhoneNumber.slice(1)}`,
        verifiedPhoneAt: null,
      });
      const told = await world.message(player.phone, 3);
      expect(told.text).toContain('vừa được đổi');
      expect(told.text).not.toContain(newPhoneNumber.slice(1));
      // No channel is verified now, so the code is worthless and the password is asked for.
      const again = await updatePhone(player, { newPhoneNumber: newPhone(), otpNumber }, path);
      expect(again.json()).toMatchObject({ errors: { currentPassword: [expect.any(String)] } });
    },
  );

  it('SEC-3: asks for a code by e-mail where only an e-mail is verified, and refuses a wrong or foreign one', async () => {
    const [email, foreign] = [newEmail(), newEmail()];
    const player = await world.proven({ email });
    const other = await world.proven({ email: foreign });
    const newPhoneNumber = newPhone();
    await askCode(player, 'confirm.phone_number');
    await askCode(other, 'confirm.phone_number');
    const { code: securityCode = '' } = await world.message(email, 2);
    const { code: foreignCode = '' } = await world.message(foreign, 2);
    const wrongs = [foreignCode, '000000', '999999'].filter((wrong) => wrong !== securityCode);
    for (const wrong of wrongs)
      expect((await updatePhone(player, { newPhoneNumber, securityCode: wrong })).json()).toMatchObject({
        errors: { securityCode: ['Mã bảo mật không đúng hoặc đã hết hiệu lực'] },
      });
    expect((await updatePhone(player, { newPhoneNumber, securityCode })).status).toBe(204);
    expect((await world.message(email, 3)).subject).toBe('FS Online: Số điện thoại đã được đổi');
  });

  it('refuses a number that another account has verified, without using up the code', async () => {
    const owner = await world.proven({ phone: true });
    const player = await world.proven({ phone: true });
    await askCode(player, 'confirm.phone_number');
    const { code: otpNumber } = await world.message(player.phone, 2);
    const taken = await updatePhone(player, { newPhoneNumber: owner.phone, otpNumber });
    expect(taken.json()).toMatchObject({ errors: { newPhoneNumber: [expect.stringContaining('khác')] } });
    expect((await updatePhone(player, { newPhoneNumber: newPhone(), otpNumber })).status).toBe(204);
  });

  it('changes the phone once when one code is used 16 times at once through two hosts', async () => {
    const player = await world.proven({ phone: true });
    await askCode(player, 'confirm.phone_number');
    const { code: otpNumber } = await world.message(player.phone, 2);
    // Beyond the session's limit of attempts, the remaining requests are refused as well.
    const twins = Array.from({ length: 16 }, (_, index) => {
      const host = world.hosts[index % 2];
      if (!host) throw new Error('two hosts are needed');
      return player.at(host);
    });
    const tokens = await Promise.all(twins.map((twin) => twin.solve('updatePhoneFormSubmit')));
    const answers = await Promise.all(
      twins.map((twin, index) =>
        twin.post('/api/user/update-phone', {
          newPhoneNumber: newPhone(),
          otpNumber,
          gReCaptchaToken: tokens[index],
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(15);
  });

  it('refuses a value that is not a phone number under its field', async () => {
    const player = await world.player();
    for (const newPhoneNumber of ['abc', '12', '0912345678x'])
      expect((await updatePhone(player, { newPhoneNumber })).json()).toMatchObject({
        errors: { newPhoneNumber: ['Số điện thoại không hợp lệ'] },
      });
  });
});
