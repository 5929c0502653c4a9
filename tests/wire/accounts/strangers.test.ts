import { startHost } from '../../support/startHost';
import { askCode, newEmail, setEmail } from '../../support/accountCalls';
import { tokenIn, Visitor } from '../../support/accountWorld';
import { validRegistration } from '../../support/registrations';
import { messageSaying } from '../../support/secondFactors';
import type { WireAnswer } from '../../support/wireClient';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(1);

/** Another browser at the same address. */
const besides = ({ origin, address }: Visitor) => new Visitor(origin, address);
const times = async (count: number, send: (at: number) => Promise<WireAnswer>): Promise<number[]> => {
  const statuses = [];
  for (let at = 0; at < count; at += 1) statuses.push((await send(at)).status);
  return statuses;
};
/** Records this many attempts in the current 15-minute window. */
const fill = (bucket: string, hits: number) =>
  world.pool.query(
    `insert into rate_limits (bucket, window_start, hits)
     values ($1, to_timestamp(floor(extract(epoch from now()) / 900) * 900), $2)
     on conflict (bucket, window_start) do update set hits = excluded.hits`,
    [bucket, hits],
  );
/** Lets the minute pass in which no further code is sent. */
const minutePasses = () =>
  world.pool.query("update codes set created_at = created_at - interval '61 seconds'");
const asksForBotCheck = ({ status, headers, text }: WireAnswer): boolean =>
  status === 429 && Number(headers.get('retry-after')) > 0 && text.includes('gReCaptchaToken');
const solvedLogin = (visitor: Visitor, username: string, password: string) =>
  visitor.postAsHuman('/login', 'loginFormSubmit', { username, password });

describe('SAFE-7: strangers lock nobody out', () => {
  it('lets the owner in at another address after wrong passwords from one address', async () => {
    const { username, password } = await world.player();
    const stranger = world.visitor();
    await times(130, () => stranger.login(username, 'sai mat khau'));
    expect((await world.visitor().login(username, password)).status).toBe(204);
  });

  it('asks the owner only for a bot check after wrong passwords from everywhere', async () => {
    const { username, password } = await world.player();
    await fill(`login:${username}`, 100);
    const owner = world.visitor();
    expect(asksForBotCheck(await owner.login(username, password))).toBe(true);
    expect((await solvedLogin(owner, username, password)).status).toBe(204);
    // A solved bot check does not make a wrong password right, and does not allow unlimited guesses.
    const guesser = world.visitor();
    const guess = () => solvedLogin(guesser, username, 'sai mat khau');
    expect(await times(11, guess)).toEqual([...Array<number>(10).fill(422), 429]);
    expect(asksForBotCheck(await guess())).toBe(false);
  });

  it('exempts a known browser at a shared address, and asks others for a bot check', async () => {
    const owner = await world.player();
    const { username, password } = owner;
    const home = besides(owner);
    expect((await home.login(username, password, true)).status).toBe(204);
    await fill(`login@${owner.address}`, 300);
    expect((await home.login(username, password)).status).toBe(204);
    const other = besides(owner);
    expect(asksForBotCheck(await other.login(username, password))).toBe(true);
    expect((await solvedLogin(other, username, password)).status).toBe(204);
  });

  it('asks the owner only for a bot check after wrong passwords for this account from the same address', async () => {
    const owner = await world.player();
    const { username, password } = owner;
    await times(12, () => besides(owner).login(username, 'sai mat khau'));
    const answer = await besides(owner).login(username, password);
    expect(asksForBotCheck(answer)).toBe(true);
    expect((await solvedLogin(besides(owner), username, password)).status).toBe(204);
  });

  it('does not count unsolved bot checks against visitors who solve theirs', async () => {
    const attacker = world.visitor();
    const form = { ...validRegistration, gReCaptchaToken: 'x' };
    await times(305, () => attacker.post('/register', form));
    // A client that continues without solving bot checks is told to wait.
    expect((await attacker.post('/register', form)).status).toBe(429);
    const { username } = await world.player();
    const visitor = besides(attacker);
    expect(
      (await visitor.postAsHuman('/register', 'registerFormSubmit', { ...form, username: 'nguoi_tot' }))
        .status,
    ).toBe(204);
    const recover = { username };
    expect(
      (await visitor.postAsHuman('/reset-password/send-email', 'forgotPasswordFormSubmit', recover)).status,
    ).toBe(204);
    const remind = { email: 'ai.do@example.com' };
    expect((await visitor.postAsHuman('/recover-username', 'forgotUsernameFormSubmit', remind)).status).toBe(
      204,
    );
  });

  it('still allows a reset at a shared address after wrong links and codes from there', async () => {
    const email = 'chung.mang@example.com';
    const owner = await world.proven({ email, phone: true });
    const { username, phone } = owner;
    await fill(`bad-link@${owner.address}`, 300);
    await fill(`code@${owner.address}`, 200);
    const attacker = besides(owner);
    expect((await attacker.get('/reset-password/khong-co')).status).toBe(429);

    const visitor = besides(owner);
    await visitor.postAsHuman('/reset-password/send-email', 'forgotPasswordFormSubmit', { username });
    // The third message, after the verification link and the notice about the phone.
    const token = tokenIn(await world.message(email, 3));
    expect((await visitor.get(`/reset-password/${token}`)).status).toBe(204);
    const byMail = { password: 'Mat-khau-2', passwordConfirm: 'Mat-khau-2', token };
    expect((await visitor.post('/reset-password', byMail)).status).toBe(204);

    await world.message(phone, 2); // The notice of the reset.
    await world.sms(phone, `MXT ${username}`);
    const { code: otp = '' } = await world.message(phone, 3);
    const bySms = { username, otp, newPassword: 'Mat-khau-3', reNewPassword: 'Mat-khau-3' };
    expect(asksForBotCheck(await visitor.post('/reset-password-by-phone', bySms))).toBe(true);
    const solved = await visitor.postAsHuman(
      '/reset-password-by-phone',
      'resetPasswordByPhoneFormSubmit',
      bySms,
    );
    expect(solved.status).toBe(204);
  });

  it('still sends the owner codes and links after strangers have entered the address as theirs', async () => {
    const email = newEmail();
    const owner = await world.proven({ email });
    const { username, password } = owner;
    expect((await owner.request('PUT', '/api/login-approval', { body: { enabled: true } })).status).toBe(204);

    const caused = [];
    for (let strangers = 0; strangers < 5; strangers += 1) {
      const stranger = await world.player();
      caused.push((await setEmail(stranger, email)).status);
      for (let codes = 0; codes < 6; codes += 1) {
        caused.push((await askCode(stranger, 'confirm.email')).status);
        await minutePasses();
      }
    }
    // Each stranger is stopped soon, and all of them together before the mailbox is flooded.
    expect(caused).toContain(429);
    expect(caused.filter((status) => status < 300).length).toBeLessThanOrEqual(10);

    const asked = await world.visitor().login(username, password);
    expect([asked.status, asked.json()]).toEqual([
      422,
      expect.objectContaining({ errors: { securityCode: [expect.any(String)] } }),
    ]);
    expect((await askCode(owner, 'confirm.second_factor')).status).toBe(200);
    await world.visitor().postAsHuman('/reset-password/send-email', 'forgotPasswordFormSubmit', { username });
    const link = tokenIn(await messageSaying(world, email, 'đặt lại mật khẩu'));
    expect((await world.visitor().get(`/reset-password/${link}`)).status).toBe(204);
  });

  it('still answers the owner’s phone after somebody with the password has used up its approval codes', async () => {
    const owner = await world.proven({ phone: true });
    const { username, password, phone } = owner;
    expect((await owner.request('PUT', '/api/login-approval', { body: { enabled: true } })).status).toBe(204);
    const thief = world.visitor();
    const statuses = await times(11, async () => {
      await minutePasses();
      return thief.login(username, password);
    });
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    await world.sms(phone, `MXT ${username}`);
    expect((await messageSaying(world, phone, 'Mã xác thực của')).code).toMatch(/^\d{6}$/);
  });
});

it.each([
  ['arrives from an untrusted address', '0', ['203.0.113.1', '203.0.113.2'], 'TRUST_PROXY'],
  [
    'names something that is no IP address',
    '1',
    ['203.0.113.1:50123', 'proxy-a', 'proxy-b'],
    'no IP address',
  ],
])('SAFE-14: warns once when X-Forwarded-For %s', async (_, trusted, addresses, warning) => {
  const host = await startHost({ databaseUrl: world.url, env: { TRUST_PROXY: trusted } });
  const warnings = () =>
    host
      .stderr()
      .split('\n')
      .filter((line) => line.includes(warning));
  expect(warnings()).toEqual([]);
  for (const address of addresses)
    await host.client().get('/api/me', { headers: { 'X-Forwarded-For': address } });
  await host.stop();
  expect(warnings()).toHaveLength(1);
});
