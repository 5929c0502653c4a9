import { newEmail, patchProfile } from '../../support/accountCalls';
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

describe('setting up', () => {
  it('SAFE-5: asks for a proof, takes effect with the first code, and gives ten recovery codes', async () => {
    const player = await world.player();
    const asked = await player.post('/api/second-factor/setup', {});
    expect([asked.status, errorsOf(asked)]).toEqual([422, { currentPassword: [expect.any(String)] }]);
    const setup = await player.post('/api/second-factor/setup', { currentPassword: player.password });
    const { totpSecret, totpUri } = setup.json() as { totpSecret: string; totpUri: string };
    expect(totpUri).toMatch(
      new RegExp(`^otpauth://totp/FS%20Online:${player.username}\\?.*secret=${totpSecret}`),
    );
    expect(await player.me()).toMatchObject({ mfaEnabled: false });
    expect((await logInWith(world, player)).status).toBe(204);

    const wrong = await player.post('/api/second-factor/confirm', { totpCode: '000000' });
    expect([wrong.status, Object.keys(errorsOf(wrong) ?? {})]).toEqual([422, ['totpCode']]);
    const confirmed = await player.post('/api/second-factor/confirm', { totpCode: totpCode(totpSecret) });
    const { recoveryCodes } = confirmed.json() as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await player.me()).toMatchObject({ mfaEnabled: true });
    expect(await factorOverview(player as FactorPlayer)).toEqual({
      enabledAt: expect.stringMatching(/Z$/) as unknown,
      codesLeft: 10,
    });
  });

  it('SAFE-1, SAFE-2, SAFE-5: notifies every channel and ends the other sessions', async () => {
    const player = await world.proven({ phone: true });
    const other = world.visitor();
    expect((await other.login(player.username, player.password)).status).toBe(204);
    expect(
      errorsOf(await player.post('/api/second-factor/setup', { currentPassword: player.password })),
    ).toEqual({ otpNumber: [expect.any(String)] });
    const otpNumber = await factorCode(world, player);
    await withSecondFactor(world, player, { otpNumber });
    await messageSaying(world, player.phone, 'vừa bật bảo mật hai lớp');
    expect((await other.get('/api/me')).status).toBe(401);
    expect((await player.get('/api/me')).status).toBe(200);
  });

  it('SAFE-2, SAFE-5: cannot be confirmed after a change of a credential', async () => {
    const player = await world.player();
    const setup = await player.post('/api/second-factor/setup', { currentPassword: player.password });
    const { totpSecret } = setup.json() as { totpSecret: string };
    const change = { currentPassword: player.password, password: 'Mat-khau-2' };
    expect((await player.post('/api/user/change-password', change)).status).toBe(204);
    const confirmed = await player.post('/api/second-factor/confirm', { totpCode: totpCode(totpSecret) });
    expect([confirmed.status, Object.keys(errorsOf(confirmed) ?? {})]).toEqual([422, ['totpCode']]);
    expect(await player.me()).toMatchObject({ mfaEnabled: false });
  });

  it('SAFE-5: expires unless confirmed in time, and is refused while another factor is active', async () => {
    const player = await world.player();
    const proof = { currentPassword: player.password };
    const { totpSecret } = (await player.post('/api/second-factor/setup', proof)).json() as {
      totpSecret: string;
    };
    await world.pool.query(`update totp_secrets set created_at = now() - interval '31 minutes'`);
    expect((await player.post('/api/second-factor/confirm', { totpCode: totpCode(totpSecret) })).status).toBe(
      422,
    );
    const guarded = await withSecondFactor(world, player);
    const again = { totpCode: totpCode(guarded.totpSecret) };
    expect((await player.post('/api/second-factor/setup', again)).status).toBe(422);
    expect((await logInWith(world, player, again)).status).toBe(204);
  });
});

describe('as a proof', () => {
  it('SAFE-1, SAFE-5: proves another change once by a code, while the password alone no longer suffices', async () => {
    const player = await newFactorPlayer(world);
    const email = newEmail();
    const byPassword = await patchProfile(player, { email, currentPassword: player.password });
    expect([byPassword.status, Object.keys(errorsOf(byPassword) ?? {})]).toEqual([422, ['totpCode']]);
    const code = totpCode(player.totpSecret);
    expect((await patchProfile(player, { email, totpCode: code })).status).toBe(204);
    expect((await patchProfile(player, { email: newEmail(), totpCode: code })).status).toBe(422);
  });

  it('SAFE-5: is needed for new recovery codes and for switching it off', async () => {
    const player = await newFactorPlayer(world);
    for (const path of ['/api/second-factor/recovery-codes', '/api/second-factor/remove'])
      expect(Object.keys(errorsOf(await player.post(path, {})) ?? {})).toEqual(['totpCode']);
    const renewed = await player.post('/api/second-factor/recovery-codes', {
      totpCode: totpCode(player.totpSecret),
    });
    const { recoveryCodes } = renewed.json() as { recoveryCodes: string[] };
    expect((await logInWith(world, player, { recoveryCode: player.recoveryCodes[0] })).status).toBe(422);
    expect((await logInWith(world, player, { recoveryCode: recoveryCodes[0] })).status).toBe(204);
    await timePasses(world, player);
    const removed = await player.post('/api/second-factor/remove', { totpCode: totpCode(player.totpSecret) });
    expect(removed.status).toBe(204);
    expect(await player.me()).toMatchObject({ mfaEnabled: false });
    expect(await factorOverview(player)).toEqual({ enabledAt: null, codesLeft: 0 });
    expect((await logInWith(world, player)).status).toBe(204);
  });
});

it('SAFE-10: leaves neither the secret nor a recovery code readable in a dump', async () => {
  const player = await newFactorPlayer(world);
  const { rows } = await world.pool.query<{ dump: string }>(
    `select (select string_agg(t::text, ' ') from totp_secrets t) || (select string_agg(r::text, ' ') from recovery_codes r) as dump`,
  );
  const dump = rows[0]?.dump ?? '';
  const hexOf = (text: string) => Buffer.from(text).toString('hex');
  for (const secret of [player.totpSecret, ...player.recoveryCodes]) {
    expect(dump).not.toContain(secret);
    expect(dump).not.toContain(hexOf(secret));
    expect(dump).not.toContain(hexOf(secret.replace(/-/g, '')));
  }
});
