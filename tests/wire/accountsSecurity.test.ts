import { openAccountWorld, tokenIn, type AccountWorld, type Visitor } from '../support/accountWorld';

// Real processes on a busy machine.
jest.setTimeout(60_000);

let world: AccountWorld;
beforeAll(async () => {
  world = await openAccountWorld(2);
});
afterAll(() => world.close());

const patch = (player: Visitor, body: unknown) =>
  player.request('PATCH', '/api/user/update-profile', { body });
const askCode = (player: Visitor, action: string) => player.post('/api/security-code/', { action });
const updatePhone = (player: Visitor, body: object, path = '/api/user/update-phone') =>
  player.postAsHuman(path, 'updatePhoneFormSubmit', body);

let addresses = 0;
const newEmail = () => `thu${(addresses += 1)}@example.com`;
const newPhone = () => `09555${10_000 + (addresses += 1)}`;

describe('POST /api/security-code/', () => {
  it('SEC-4: answers when the next may be sent and how long it lives; sooner is 429 with Retry-After', async () => {
    const player = await world.proven({ phone: true });
    const sent = await askCode(player, 'confirm.phone_number');
    expect([sent.status, sent.json()]).toEqual([200, { resendAfter: 60, expiresIn: 600 }]);
    const tooSoon = await askCode(player, 'confirm.phone_number');
    expect(tooSoon.status).toBe(429);
    expect(Number(tooSoon.headers.get('retry-after'))).toBeGreaterThan(50);
    // Another purpose has its own clock.
    expect((await askCode(player, 'confirm.payment')).status).toBe(200);
    await world.pool.query(`update codes set created_at = created_at - interval '61 seconds'`);
    expect((await askCode(player, 'confirm.phone_number')).status).toBe(200);
  });

  it('SEC-3: goes to the proven phone, else to the proven e-mail, else nowhere', async () => {
    const [email, other] = [newEmail(), newEmail()];
    const both = await world.proven({ email, phone: true });
    expect((await askCode(both, 'confirm.phone_number')).status).toBe(200);
    expect((await world.message(both.phone, 2)).text).toContain('đổi số điện thoại');
    const mailOnly = await world.proven({ email: other });
    await askCode(mailOnly, 'confirm.phone_number');
    expect((await world.message(other, 2)).subject).toBe('FS Online: Mã bảo mật để đổi số điện thoại');
    expect((await askCode(await world.player(), 'confirm.phone_number')).status).toBe(422);
  });

  it('every purpose of section 3 has its code, and it goes where it proves something', async () => {
    const email = newEmail();
    const player = await world.proven({ email, phone: true });
    for (const action of ['confirm.payment', 'confirm.change_password', 'approve.login'])
      expect((await askCode(player, action)).status).toBe(200);
    await world.message(player.phone, 4);
    for (const action of ['confirm.email', 'confirm.change_email'])
      expect((await askCode(player, action)).status).toBe(200);
    await world.message(email, 3);
    expect((await askCode(player, 'reset.password')).status).toBe(422);
    expect((await askCode(world.visitor(), 'confirm.email')).status).toBe(401);
  });
});

describe('POST /api/user/change-password', () => {
  const change = (player: Visitor, body: object) => player.post('/api/user/change-password', body);

  it('SEC-2, SEC-5: the other sessions end, this one goes on under a new cookie', async () => {
    const player = await world.player();
    const elsewhere = world.visitor();
    await elsewhere.login(player.username, player.password);
    const before = player.cookies.get('fs_session');
    const body = { currentPassword: player.password, password: 'matkhau2', passwordConfirm: 'matkhau2' };
    expect((await change(player, body)).status).toBe(204);
    expect((await elsewhere.get('/api/me')).status).toBe(401);
    expect(player.cookies.get('fs_session')).not.toBe(before);
    expect(await player.me()).toMatchObject({ lastPasswordChange: expect.any(String) as string });
    expect((await world.visitor().login(player.username, player.password)).status).toBe(422);
    expect((await world.visitor().login(player.username, 'matkhau2')).status).toBe(204);
    // The new session's XSRF token works at once.
    expect((await patch(player, { language: 'vi-VN' })).status).toBe(204);
  });

  it('SEC-2: refuses a wrong old password under its field; an empty confirmation is none', async () => {
    const player = await world.player();
    const wrong = await change(player, { currentPassword: 'sai', password: 'matkhau2' });
    expect(wrong.status).toBe(422);
    expect(wrong.json()).toMatchObject({ errors: { currentPassword: ['Mật khẩu cũ không đúng.'] } });
    const weak = await change(player, { currentPassword: player.password, password: 'matkhauu' });
    expect(weak.json()).toMatchObject({ errors: { password: [expect.any(String)] } });
    const body = { currentPassword: player.password, password: 'matkhau2', passwordConfirm: '' };
    expect((await change(player, body)).status).toBe(204);
  });

  it('guessing the old password is throttled for the session’s holder', async () => {
    const player = await world.player();
    const guess = { currentPassword: 'sai', password: 'matkhau2' };
    const statuses = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await change(player, guess)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  it('logins with the old password that come at the same moment leave no session behind', async () => {
    const player = await world.player();
    const [, second] = world.hosts;
    if (!second) throw new Error('two hosts are needed');
    const others = Array.from({ length: 8 }, () => world.visitor().at(second));
    await Promise.all(others.map((other) => other.csrf()));
    const [changed] = await Promise.all([
      change(player, { currentPassword: player.password, password: 'matkhau2' }),
      ...others.map((other) => other.login(player.username, player.password)),
    ]);
    expect(changed.status).toBe(204);
    const statuses = await Promise.all(others.map(async (other) => (await other.get('/api/me')).status));
    expect(statuses).toEqual(Array<number>(8).fill(401));
    expect((await player.get('/api/me')).status).toBe(200);
  });
});

describe('POST /api/user/update-phone', () => {
  it.each(['/api/user/update-phone', '/api/user/change-phone'])(
    'SEC-3: %s with a proven phone asks for the code by SMS, tells the old phone, and the new one is unproven',
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
      const again = await updatePhone(player, { newPhoneNumber: newPhone(), otpNumber }, path);
      expect([again.status, (await player.me()).phoneNumber]).toEqual([204, expect.any(String)]);
    },
  );

  it('SEC-3: with only a proven e-mail asks for the code by e-mail, and a wrong or foreign one is refused', async () => {
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

  it('a number that another account has proven is refused, and the code is not used up', async () => {
    const owner = await world.proven({ phone: true });
    const player = await world.proven({ phone: true });
    await askCode(player, 'confirm.phone_number');
    const { code: otpNumber } = await world.message(player.phone, 2);
    const taken = await updatePhone(player, { newPhoneNumber: owner.phone, otpNumber });
    expect(taken.json()).toMatchObject({ errors: { newPhoneNumber: [expect.stringContaining('khác')] } });
    expect((await updatePhone(player, { newPhoneNumber: newPhone(), otpNumber })).status).toBe(204);
  });

  it('one code used 32 times at once through two hosts changes the phone once', async () => {
    const player = await world.proven({ phone: true });
    await askCode(player, 'confirm.phone_number');
    const { code: otpNumber } = await world.message(player.phone, 2);
    // Past the limit of tries a session has, the rest is refused as well.
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
    // The first change leaves an unproven phone, whose next change asks for no code: what counts is the code.
    const { rows } = await world.pool.query<{ used: number }>(
      `select count(*) as used from codes join players on id = player_id
        where username = $1 and purpose = 'confirm.phone_number' and used_at is not null`,
      [player.username],
    );
    expect(rows[0]?.used).toBe(1);
    expect(answers.every(({ status }) => status === 204 || status === 422)).toBe(true);
  });

  it('is no number: refused under its field', async () => {
    const player = await world.player();
    for (const newPhoneNumber of ['abc', '12', '0912345678x'])
      expect((await updatePhone(player, { newPhoneNumber })).json()).toMatchObject({
        errors: { newPhoneNumber: ['Số điện thoại không hợp lệ'] },
      });
  });
});

describe('PATCH /api/user/update-profile', () => {
  it('ME-3: sets the names; an empty middle name is none; markup stays text', async () => {
    const player = await world.player();
    const names = { firstName: '<b>Nam</b>', middleName: ' ', lastName: ' Nguyễn "O\'Neil" ' };
    expect((await patch(player, names)).status).toBe(204);
    const raw = await player.get('/api/me');
    expect(raw.headers.get('content-type')).toContain('application/json');
    expect(raw.json()).toMatchObject({
      firstName: '<b>Nam</b>',
      middleName: null,
      lastName: 'Nguyễn "O\'Neil"',
    });
  });

  it.each([
    ['no name', { firstName: '', lastName: 'Nguyễn' }, 'firstName'],
    ['a blank', { firstName: '   ', lastName: 'Nguyễn' }, 'firstName'],
    ['a line break', { firstName: 'Nam\r\nBcc: x@example.com', lastName: 'Nguyễn' }, 'firstName'],
    ['a NUL', { firstName: 'Nam\0', lastName: 'Nguyễn' }, 'firstName'],
    ['turned writing', { firstName: 'Nam', lastName: '\u202Enimda' }, 'lastName'],
    ['too long', { firstName: 'a'.repeat(129), lastName: 'Nguyễn' }, 'firstName'],
    ['a number', { firstName: 7, lastName: 'Nguyễn' }, 'firstName'],
    ['an unknown language', { language: 'en-US' }, 'language'],
    ['two kinds at once', { language: 'vi-VN', email: 'x@example.com' }, ''],
    ['an unknown key', { firstName: 'Nam', lastName: 'Nguyễn', credit: 1_000_000 }, ''],
    ['no object', [], ''],
  ])('%s is refused under its field, and nothing changes', async (_, body, field) => {
    const player = await world.player();
    const before = await player.me();
    const answer = await patch(player, body);
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.json() as { errors: object }).errors)).toContain(field);
    expect(await player.me()).toEqual(before);
  });

  it('MAIL-2, MAIL-3: a new address gets its link, the link proves it once, and looking at it is not using it', async () => {
    const player = await world.player();
    const email = newEmail();
    expect((await patch(player, { email })).status).toBe(204);
    expect(await player.me()).toMatchObject({ email, verifiedAt: null });
    const message = await world.message(email, 1);
    expect(message.links[0]).toContain('/email-verification/');
    expect((await player.post('/email-verification/send')).status).toBe(204);
    const second = await world.message(email, 2);
    const stranger = world.visitor();
    await stranger.csrf();
    const put = (token: string) => stranger.request('PUT', '/email-verification', { body: { token } });
    expect((await put(tokenIn(message))).status).toBe(204);
    expect(await player.me()).toMatchObject({ verifiedAt: expect.any(String) as string });
    expect((await put(tokenIn(message))).status).toBe(422);
    expect((await put(tokenIn(second))).status).toBe(204);
    expect((await player.post('/email-verification/send')).status).toBe(422);
  });

  it('ME-6: a proven address changes only with its code; the old one is told, the new one proven anew', async () => {
    const [former, next] = [newEmail(), newEmail()];
    const player = await world.proven({ email: former });
    expect((await patch(player, { email: next })).json()).toMatchObject({
      errors: { securityCode: ['Mã bảo mật không được bỏ trống'] },
    });
    // The same address in other capitals is no change and asks for nothing.
    expect((await patch(player, { email: former.toUpperCase() })).status).toBe(204);
    await askCode(player, 'confirm.change_email');
    const { code: securityCode = '' } = await world.message(former, 2);
    const wrong = securityCode === '000000' ? '000001' : '000000';
    expect((await patch(player, { email: next, securityCode: wrong })).status).toBe(422);
    expect((await patch(player, { email: next, securityCode })).status).toBe(204);
    expect(await player.me()).toMatchObject({ email: next, verifiedAt: null });
    const told = await world.message(former, 3);
    expect(told.subject).toBe('FS Online: Địa chỉ email đã được đổi');
    expect(told.text).not.toContain(next);
    expect((await world.message(next, 1)).links).toHaveLength(1);
  });
});
