import { tokenIn, type Visitor } from '../../support/accountWorld';
import type { WireAnswer } from '../../support/wireClient';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(2);

it('slows down guessers with many addresses, while the owner gets in by recovery and from a known browser', async () => {
  const email = 'bi.tan.cong@example.com';
  const owner = await world.proven({ email, phone: true });
  const { username, password } = owner;
  const home = world.visitor();
  expect((await home.login(username, password, true)).status).toBe(204);

  const guess = async (): Promise<WireAnswer> => {
    const stranger = world.visitor();
    const host = world.hosts[Math.floor(Math.random() * world.hosts.length)];
    return (host ? stranger.at(host) : stranger).login(username, 'sai mat khau');
  };
  let attacking = true;
  let throttled = 0;
  const attack = Array.from({ length: 6 }, async () => {
    while (attacking) if ((await guess()).status === 429) throttled += 1;
  });
  // Until the rate limit for unknown browsers is reached:
  let stranger: WireAnswer;
  do stranger = await world.visitor().login(username, password);
  while (stranger.status !== 429);
  expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(0);

  // Existing sessions continue, and a browser that the owner used before can still log in.
  expect((await owner.get('/api/me')).status).toBe(200);
  expect((await home.login(username, password)).status).toBe(204);

  // Recovery by e-mail, from a browser never seen before.
  const elsewhere = world.visitor();
  await elsewhere.postAsHuman('/reset-password/send-email', 'forgotPasswordFormSubmit', { username });
  await world.settled();
  // Among other messages, such as those about new browsers (SAFE-4).
  const reset = (await world.messages(email)).find(({ text }) => text.includes('đặt lại mật khẩu'));
  const token = reset ? tokenIn(reset) : '';
  const byMail = { password: 'Mat-khau-2', passwordConfirm: 'Mat-khau-2', token };
  expect((await elsewhere.post('/reset-password', byMail)).status).toBe(204);
  expect((await elsewhere.login(username, 'Mat-khau-2')).status).toBe(204);

  // Recovery by SMS, from yet another browser.
  await world.message(owner.phone, 2); // The notice of the reset.
  await world.sms(owner.phone, `MXT ${username}`);
  const { code: otp = '' } = await world.message(owner.phone, 3);
  const phone = world.visitor();
  const bySms = { username, otp, newPassword: 'Mat-khau-3', reNewPassword: 'Mat-khau-3' };
  expect((await phone.post('/reset-password-by-phone', bySms)).status).toBe(204);
  expect((await phone.login(username, 'Mat-khau-3')).status).toBe(204);

  attacking = false;
  await Promise.all(attack);
  expect(throttled).toBeGreaterThan(0);
});

it('refuses a device cookie of another account, and an altered one', async () => {
  const [one, two] = [await world.player(), await world.player()];
  const browser = world.visitor();
  await browser.login(one.username, one.password, true);
  const device = browser.cookies.get('fs_device') ?? '';
  expect(device).toMatch(/^[\w-]{43}$/);
  await world.pool.query(
    `insert into rate_limits (bucket, window_start, hits)
     select 'login:' || username, to_timestamp(floor(extract(epoch from now()) / 900) * 900), 1000
       from players where username = any($1)
     on conflict (bucket, window_start) do update set hits = excluded.hits`,
    [[one.username, two.username]],
  );
  expect((await browser.login(one.username, one.password)).status).toBe(204);
  expect((await browser.login(two.username, two.password)).status).toBe(429);
  browser.cookies.set('fs_device', `${device.slice(0, -1)}${device.endsWith('A') ? 'B' : 'A'}`);
  expect((await browser.login(one.username, one.password)).status).toBe(429);
});

it('caps messages to one target per hour, without showing it in the answer', async () => {
  const email = 'hop.day@example.com';
  const { username } = await world.proven({ email });
  const ask = (visitor: Visitor) =>
    visitor.postAsHuman('/reset-password/send-email', 'forgotPasswordFormSubmit', { username });
  const statuses = new Set<number>();
  for (let count = 0; count < 25; count += 1) statuses.add((await ask(world.visitor())).status);
  await world.settled();
  expect([...statuses]).toEqual([204]);
  // Besides the message that verified the address, which is counted apart (decision 0139).
  expect(await world.messages(email)).toHaveLength(21);

  const owner = await world.proven({ phone: true });
  for (let count = 0; count < 15; count += 1) await world.sms(owner.phone, `MXT ${owner.username}`);
  await world.settled();
  expect(await world.messages(owner.phone)).toHaveLength(10);
});

it('caps messages to one target per day as well', async () => {
  const email = 'ca.ngay@example.com';
  const { username, phone } = await world.proven({ email, phone: true });
  await world.settled();
  await world.pool.query(
    `insert into rate_limits (bucket, window_start, hits)
     select bucket, to_timestamp(floor(extract(epoch from now()) / 86400) * 86400), hits
       from (values ($1 || '/86400', 30), ($2 || '/86400', 100)) as full_day (bucket, hits)
     on conflict (bucket, window_start) do update set hits = excluded.hits`,
    [`sms:+84${phone.slice(1)}`, `email:${email}`],
  );
  await world.sms(phone, `MXT ${username}`);
  await world.visitor().postAsHuman('/reset-password/send-email', 'forgotPasswordFormSubmit', { username });
  await world.settled();
  expect([(await world.messages(phone)).length, (await world.messages(email)).length]).toEqual([1, 2]);
});

it('answers 429 to one address after ten attempts at one account, whether it exists or not', async () => {
  const known = await world.player();
  const answers = [];
  for (const username of [known.username, 'khong_co_ai']) {
    const visitor = world.visitor();
    const body = { username, otp: '000000', newPassword: 'Mat-khau-2', reNewPassword: 'Mat-khau-2' };
    const statuses = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await visitor.post('/reset-password-by-phone', body)).status);
    answers.push(statuses);
  }
  expect(answers[0]).toEqual([...Array<number>(10).fill(422), 429]);
  expect(answers[1]).toEqual(answers[0]);
});
