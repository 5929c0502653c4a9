import { useAccountWorld } from '../../support/useHost';
import { validRegistration as valid } from '../../support/registrations';

const world = useAccountWorld(2);

describe('POST /api/username-check (decision 0120)', () => {
  const check = (username: string, visitor = world.visitor()) =>
    visitor.postAsHuman('/api/username-check', 'registerFormSubmit', { username });

  it('returns what POST /register would say about the name, and stores nothing', async () => {
    const before = await world.pool.query('select count(*) from players');
    for (const [username, available] of [
      ['demo', false],
      // Could be taken for the code of another player in a transfer (decision 0145).
      ['ido000004269', false],
      ['con_trong_1', true],
    ] as const) {
      const answer = await check(username);
      expect([answer.status, answer.json()]).toEqual([200, { available }]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const made = await world
        .visitor()
        .postAsHuman('/register', 'registerFormSubmit', { ...valid, username });
      expect(made.status).toBe(available ? 204 : 422);
    }
    const after = await world.pool.query<{ count: string }>('select count(*) from players');
    expect(Number(after.rows[0]?.count)).toBe(Number((before.rows[0] as { count: string }).count) + 1);
  });

  it('reveals nothing without a solved bot check, and accepts a solution once', async () => {
    const visitor = world.visitor();
    const gReCaptchaToken = await visitor.solve('registerFormSubmit');
    const first = await visitor.post('/api/username-check', { username: 'demo', gReCaptchaToken });
    const second = await visitor.post('/api/username-check', { username: 'con_trong_2', gReCaptchaToken });
    const unsolved = await visitor.post('/api/username-check', { username: 'demo', gReCaptchaToken: 'x' });
    expect([first.status, second.status, unsolved.status]).toEqual([200, 422, 422]);
    expect(second.text).toBe(unsolved.text);
    expect(unsolved.json()).toMatchObject({ errors: { gReCaptchaToken: [expect.any(String)] } });
  });

  it('refuses a name that breaks a rule', async () => {
    const answer = await check('Hoa Sen');
    expect([answer.status, answer.json()]).toMatchObject([
      422,
      { errors: { username: [expect.any(String)] } },
    ]);
  });

  it('counts towards the limit of registrations, and leaves half of it to them', async () => {
    const visitor = world.visitor();
    const counters = (change: string) => world.pool.query(`${change} where bucket like 'register@%'`);
    await counters('delete from rate_limits');
    await check('dem_mot', visitor);
    await check('dem_hai', visitor);
    expect((await counters('select hits from rate_limits')).rows).toEqual([{ hits: 2 }]);
    await counters('update rate_limits set hits = 150');
    const refused = await check('dem_ba', visitor);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ]);
    const form = { ...valid, username: 'van_dang_ky', phone: '0977000321' };
    expect((await visitor.postAsHuman('/register', 'registerFormSubmit', form)).status).toBe(204);
    expect((await counters('select hits from rate_limits')).rows).toEqual([{ hits: 151 }]);
  });
});
