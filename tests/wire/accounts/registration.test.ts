import { useAccountWorld } from '../../support/useHost';
import { validRegistration as valid } from '../../support/registrations';

const world = useAccountWorld(2);

it('REG-6: registers behind the bot check and signs the player in under a new session', async () => {
  const visitor = world.visitor();
  await visitor.csrf();
  const guest = visitor.cookies.get('fs_session');
  const answer = await visitor.postAsHuman('/register', 'registerFormSubmit', {
    ...valid,
    receiveNewsletter: true,
  });
  expect(answer.status).toBe(204);
  expect(visitor.cookies.get('fs_session')).not.toBe(guest);
  expect(await visitor.me()).toMatchObject({
    username: 'nguoi_moi',
    phoneNumber: '+84911222333',
    verifiedPhoneAt: null,
    lastPasswordChange: null,
    credit: 0,
    debtCredit: 0,
  });
  expect((await world.visitor().login('nguoi_moi', 'suoibac1')).status).toBe(204);
});

it('REG-7: reports everything that is taken under its fields at once', async () => {
  const owner = await world.proven({ phone: true });
  const answer = await world.visitor().postAsHuman('/register', 'registerFormSubmit', {
    ...valid,
    username: 'demo',
    phone: `+84 ${owner.phone.slice(1)}`,
  });
  expect(answer.status).toBe(422);
  expect(answer.json()).toEqual({
    statusCode: 422,
    message: expect.any(String) as string,
    errors: {
      username: ['Tên đăng nhập này đã có người dùng.'],
      phone: ['Số điện thoại này đã được xác minh cho một tài khoản khác.'],
    },
  });
});

it('reveals nothing that is taken to a visitor who has not solved the bot check', async () => {
  const owner = await world.proven({ phone: true });
  const answers = new Set<string>();
  for (const [username, phone] of [
    ['demo', owner.phone],
    ['demo', '0911222444'],
    ['con_trong', owner.phone],
    ['con_trong', '0911222444'],
  ]) {
    const body = { ...valid, username, phone, gReCaptchaToken: 'x' };
    const { status, text } = await world.visitor().post('/register', body);
    answers.add(`${status} ${text}`);
  }
  expect([...answers]).toEqual([expect.stringMatching(/^422 .*gReCaptchaToken/)]);
});

it('lets a player register with a number that another account has not verified', async () => {
  const squatter = await world.player();
  const owner = await world.player({ phone: squatter.phone });
  await world.sms(owner.phone, `PTV ${owner.username}`);
  expect((await world.message(owner.phone, 1)).code).toMatch(/^\d{6}$/);
  expect(await owner.me()).toMatchObject({ verifiedPhoneAt: expect.any(String) as string });
  // The number can no longer be verified for the other account.
  await world.sms(owner.phone, `PTV ${squatter.username}`);
  const answer = await world.message(owner.phone, 2);
  expect(answer.code).toBeUndefined();
  expect(await squatter.me()).toMatchObject({ verifiedPhoneAt: null });
});

it('registers one name once for 16 simultaneous attempts through two hosts', async () => {
  const [one, two] = world.hosts;
  if (!one || !two) throw new Error('two hosts are needed');
  const visitors = Array.from({ length: 16 }, (_, index) => world.visitor().at(index % 2 ? one : two));
  const tokens = await Promise.all(visitors.map((visitor) => visitor.solve('registerFormSubmit')));
  await Promise.all(visitors.map((visitor) => visitor.csrf()));
  const answers = await Promise.all(
    visitors.map((visitor, index) =>
      visitor.post('/register', {
        ...valid,
        username: 'cung_luc',
        phone: `09880000${10 + index}`,
        gReCaptchaToken: tokens[index],
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(15).fill(422)]);
});

describe('the bot check', () => {
  it('accepts a solution once, unaltered, for its own action, and only with the work done', async () => {
    const visitor = world.visitor();
    const body = { ...valid, username: 'mot_lan', phone: '0977000001' };
    const token = await visitor.solve('registerFormSubmit');
    const other = await visitor.solve('forgotPasswordFormSubmit');
    const altered = Buffer.from(
      Buffer.from(token, 'base64')
        .toString()
        .replace(/"cost":\d+/, '"cost":1'),
    ).toString('base64');
    const parsed = JSON.parse(Buffer.from(token, 'base64').toString()) as { solution: object };
    const unsolved = Buffer.from(
      JSON.stringify({
        ...parsed,
        solution: { ...parsed.solution, counter: 0, derivedKey: '00'.repeat(32) },
      }),
    ).toString('base64');
    for (const gReCaptchaToken of ['x', other, altered, unsolved]) {
      const refused = await visitor.post('/register', { ...body, gReCaptchaToken });
      expect(refused.status).toBe(422);
      expect(refused.json()).toMatchObject({ errors: { gReCaptchaToken: [expect.any(String)] } });
    }
    expect((await visitor.post('/register', { ...body, gReCaptchaToken: token })).status).toBe(204);
    const again = { ...body, username: 'hai_lan', gReCaptchaToken: token };
    expect((await world.visitor().post('/register', again)).status).toBe(422);
  });

  it('accepts one solution once of 16 simultaneous uses through two hosts', async () => {
    const [one, two] = world.hosts;
    if (!one || !two) throw new Error('two hosts are needed');
    const gReCaptchaToken = await world.visitor().solve('registerFormSubmit');
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        world
          .visitor()
          .at(index % 2 ? one : two)
          .post('/register', {
            ...valid,
            username: `cung_token_${index}`,
            phone: `09660000${10 + index}`,
            gReCaptchaToken,
          }),
      ),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  it('refuses actions that the contract does not have', async () => {
    expect((await world.visitor().get('/api/bot-check?action=other')).status).toBe(422);
  });
});

describe('a malformed payload', () => {
  const cases: [string, object][] = [
    ['an unknown key', { admin: true }],
    ['a number for a name', { username: 12345 }],
    ['a list for a password', { password: ['suoibac1'], passwordConfirm: ['suoibac1'] }],
    ['a NUL', { username: 'hong\0' }],
    ['an endless name', { username: 'a'.repeat(10_000) }],
    ['a phone number that is none', { phone: '++++++++++' }],
    ['a token that is an object', { gReCaptchaToken: {} }],
  ];
  it.each(cases)('%s is refused, and nobody is registered', async (_, fault) => {
    const before = await world.pool.query<{ count: number }>('select count(*) from players');
    const visitor = world.visitor();
    const gReCaptchaToken = await visitor.solve('registerFormSubmit');
    const answer = await visitor.post('/register', { ...valid, username: 'hong', gReCaptchaToken, ...fault });
    expect(answer.status).toBe(422);
    const after = await world.pool.query<{ count: number }>('select count(*) from players');
    expect(after.rows).toEqual(before.rows);
  });
});
