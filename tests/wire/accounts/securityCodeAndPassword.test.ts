import { askCode, newEmail, patchProfile } from '../../support/accountCalls';
import type { Visitor } from '../../support/accountWorld';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(2);

describe('POST /api/security-code/', () => {
  it('SEC-4: returns resend time and lifetime, and answers an earlier request with 429 and Retry-After', async () => {
    const player = await world.proven({ phone: true });
    const sent = await askCode(player, 'confirm.phone_number');
    expect([sent.status, sent.json()]).toEqual([200, { resendAfter: 60, expiresIn: 600 }]);
    const tooSoon = await askCode(player, 'confirm.phone_number');
    expect(tooSoon.status).toBe(429);
    expect(Number(tooSoon.headers.get('retry-after'))).toBeGreaterThan(50);
    // The pause between two codes applies per purpose.
    expect((await askCode(player, 'confirm.payment')).status).toBe(200);
    await world.pool.query(`update codes set created_at = created_at - interval '61 seconds'`);
    expect((await askCode(player, 'confirm.phone_number')).status).toBe(200);
  });

  it('SEC-3: sends the code to the verified phone, else to the verified e-mail, else not at all', async () => {
    const [email, other] = [newEmail(), newEmail()];
    const both = await world.proven({ email, phone: true });
    expect((await askCode(both, 'confirm.phone_number')).status).toBe(200);
    expect((await world.message(both.phone, 2)).text).toContain('đổi số điện thoại');
    const mailOnly = await world.proven({ email: other });
    await askCode(mailOnly, 'confirm.phone_number');
    expect((await world.message(other, 2)).subject).toBe('FS Online: Mã bảo mật để đổi số điện thoại');
    expect((await askCode(await world.player(), 'confirm.phone_number')).status).toBe(422);
  });

  it('sends a code for every purpose of requirements §3, to the channel that it proves', async () => {
    const email = newEmail();
    const player = await world.proven({ email, phone: true });
    for (const action of ['confirm.payment', 'confirm.change_password', 'approve.login'])
      expect((await askCode(player, action)).status).toBe(200);
    await world.message(player.phone, 4);
    for (const action of ['confirm.email', 'confirm.change_email'])
      expect((await askCode(player, action)).status).toBe(200);
    await world.message(email, 4);
    expect((await askCode(player, 'reset.password')).status).toBe(422);
    expect((await askCode(world.visitor(), 'confirm.email')).status).toBe(401);
  });
});

describe('POST /api/user/change-password', () => {
  const change = (player: Visitor, body: object) => player.post('/api/user/change-password', body);

  it('SEC-2, SEC-5: ends the other sessions and keeps this one under a new cookie', async () => {
    const player = await world.player();
    const elsewhere = world.visitor();
    await elsewhere.login(player.username, player.password);
    const before = player.cookies.get('fs_session');
    const body = { currentPassword: player.password, password: 'suoibac2', passwordConfirm: 'suoibac2' };
    expect((await change(player, body)).status).toBe(204);
    expect((await elsewhere.get('/api/me')).status).toBe(401);
    expect(player.cookies.get('fs_session')).not.toBe(before);
    expect(await player.me()).toMatchObject({ lastPasswordChange: expect.any(String) as string });
    expect((await world.visitor().login(player.username, player.password)).status).toBe(422);
    expect((await world.visitor().login(player.username, 'suoibac2')).status).toBe(204);
    // The new session's XSRF token is valid at once.
    expect((await patchProfile(player, { language: 'vi-VN' })).status).toBe(204);
  });

  it('SEC-2: refuses a wrong old password under its field, and treats an empty confirmation as none', async () => {
    const player = await world.player();
    const wrong = await change(player, { currentPassword: 'sai', password: 'suoibac2' });
    expect(wrong.status).toBe(422);
    expect(wrong.json()).toMatchObject({ errors: { currentPassword: ['Mật khẩu cũ không đúng.'] } });
    const weak = await change(player, { currentPassword: player.password, password: 'matkhauu' });
    expect(weak.json()).toMatchObject({ errors: { password: [expect.any(String)] } });
    const body = { currentPassword: player.password, password: 'suoibac2', passwordConfirm: '' };
    expect((await change(player, body)).status).toBe(204);
  });

  it('limits guesses of the old password within a session', async () => {
    const player = await world.player();
    const guess = { currentPassword: 'sai', password: 'suoibac2' };
    const statuses = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await change(player, guess)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  it('SAFE-7: limits changes as well, since each sends a warning by SMS', async () => {
    const player = await world.player();
    const passwords = ['suoibac2', player.password];
    const statuses = [];
    for (let count = 0; count < 21; count += 1) {
      const [password = '', currentPassword = ''] = count % 2 ? [...passwords].reverse() : passwords;
      statuses.push((await change(player, { currentPassword, password })).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(204), 429]);
  });

  it('SAFE-7: limits changes of a day, even those that need no proof, and sends a warning of each', async () => {
    const player = await world.proven({ phone: true });
    const lower = (above: number) =>
      player.request('PUT', '/api/user/payment-rule', { body: { name: 'above', above } });
    const bucket = `'own-payment-rule:' || (select id from players where username = $1)`;
    const ofDay = await world.pool.query(
      `insert into rate_limits (bucket, window_start, hits)
       select ${bucket} || '/day', to_timestamp((floor(extract(epoch from now()) / 86400) + n) * 86400), 38
         from generate_series(0, 1) n`,
      [player.username],
    );
    expect(ofDay.rowCount).toBe(2);
    // A less strict rule without a proof is refused, and does not count.
    expect((await lower(90_000)).status).toBe(204);
    expect((await lower(95_000)).status).toBe(422);
    expect((await lower(80_000)).status).toBe(204);
    const refused = await lower(70_000);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('thử lại sau') as unknown });
    await world.settled();
    const warnings = (await world.messages(player.phone)).filter(({ text }) =>
      text.includes('Quy tắc xác nhận'),
    );
    expect(warnings).toHaveLength(2);
  });

  it('SAFE-7: does not count a refused change as one: a stranger at the phone would block the owner for an hour', async () => {
    const player = await world.player();
    const guess = { currentPassword: 'sai', password: 'suoibac2' };
    for (let count = 0; count < 12; count += 1) await change(player, guess);
    const { rows } = await world.pool.query(
      `select hits from rate_limits join players on bucket = 'own-password-change:' || id where username = $1`,
      [player.username],
    );
    expect(rows).toEqual([{ hits: 1 }]);
  });

  it('leaves no session of simultaneous logins with the old password', async () => {
    const player = await world.player();
    const [, second] = world.hosts;
    if (!second) throw new Error('two hosts are needed');
    const others = Array.from({ length: 8 }, () => world.visitor().at(second));
    await Promise.all(others.map((other) => other.csrf()));
    const [changed] = await Promise.all([
      change(player, { currentPassword: player.password, password: 'suoibac2' }),
      ...others.map((other) => other.login(player.username, player.password)),
    ]);
    expect(changed.status).toBe(204);
    const statuses = await Promise.all(others.map(async (other) => (await other.get('/api/me')).status));
    expect(statuses).toEqual(Array<number>(8).fill(401));
    expect((await player.get('/api/me')).status).toBe(200);
  });
});
