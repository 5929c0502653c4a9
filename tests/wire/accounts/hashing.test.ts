import { ANSWER_WITHIN_MS } from '../../../api-host/plugins/deadline';
import { untilAnswered } from '../../support/untilAnswered';
import { useAccountWorld } from '../../support/useHost';
import type { WireAnswer } from '../../support/wireClient';

const world = useAccountWorld(1, { API_HOST_HASHES_AT_ONCE: '1' });

const FLOOD = 290;
/** The number of passwords that one host queues for hashing. */
const QUEUED = 32;

/** An answer, and whether it may be the one that a slow call gets at its deadline: its work may still succeed. */
async function timed(call: Promise<WireAnswer>): Promise<WireAnswer & { late: boolean }> {
  const began = performance.now();
  const answer = await call;
  return { ...answer, late: performance.now() - began >= ANSWER_WITHIN_MS };
}

/** Wrong logins at the same moment, from an address of their own: few enough for the limit of one address. */
async function flood(): Promise<{ address: string; calls: Promise<WireAnswer & { late: boolean }>[] }> {
  const guesser = world.visitor();
  await guesser.csrf();
  const calls = Array.from({ length: FLOOD }, (_, at) =>
    timed(guesser.login(`nguoi_choi_${at}`, 'sai mat khau')),
  );
  return { address: guesser.address, calls };
}

/** Checks all answers of a flood. Returns how many of them asked for a bot check. */
async function askedIn({ address, calls }: Awaited<ReturnType<typeof flood>>): Promise<number> {
  // A rejected request is asked for a bot check and does not count as a password attempt.
  const refused = (await Promise.all(calls)).filter(({ status }) => status !== 422);
  for (const { status, headers } of refused) {
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  const asked = refused.filter(({ text }) => 'errors' in (JSON.parse(text) as object));
  for (const { text } of asked)
    expect(JSON.parse(text)).toMatchObject({ errors: { gReCaptchaToken: [expect.any(String)] } });
  // On a busy machine the last calls reach their deadline, some of them before they count as tries.
  const unanswered = refused.filter((answer) => !asked.includes(answer));
  expect(unanswered.filter(({ late }) => !late)).toEqual([]);
  const { rows } = await world.pool.query<{ hits: number }>(
    'select hits from rate_limits where bucket = $1',
    [`login@${address}`],
  );
  expect(rows[0]?.hits).toBeLessThanOrEqual(FLOOD - asked.length);
  expect(rows[0]?.hits).toBeGreaterThanOrEqual(FLOOD - refused.length);
  return asked.length;
}

it('SAFE-8: lets a player in during a flood of logins, and keeps other calls fast', async () => {
  const owner = await world.player();
  const player = world.visitor();
  // A solution counts once: a player who tries again solves the bot check again.
  const solutions = [await player.solve('loginFormSubmit')];

  const first = await flood();
  let open = FLOOD;
  for (const call of first.calls) void call.finally(() => (open -= 1));
  const meanwhile = untilAnswered(async () =>
    player.post('/login', {
      username: 'demo',
      password: 'Demo@2026',
      gReCaptchaToken: solutions.pop() ?? (await player.solve('loginFormSubmit')),
    }),
  );

  // Once the rejected requests have been answered, the host only has passwords left to hash.
  while (open > QUEUED) await owner.get('/api/me');
  const began = performance.now();
  const times: number[] = [];
  while (open > 0) {
    const start = performance.now();
    expect((await owner.get('/api/me')).status).toBe(200);
    times.push(performance.now() - start);
  }
  // If calls queued behind the passwords, each would take a large part of that time, whatever the machine's speed.
  const median = times.sort((left, right) => left - right)[Math.floor(times.length / 2)];
  expect(median).toBeLessThan((performance.now() - began) / 8);
  const { status: outcome, text: reason } = await meanwhile;
  expect({ outcome, reason }).toEqual({ outcome: 204, reason: '' });

  // On a busy machine the calls arrive slowly, so that fewer of them find the queue full.
  let asked = await askedIn(first);
  while (asked <= FLOOD / 3) asked += await askedIn(await flood());
});

it('SAFE-8: answers 503 with Retry-After beyond a short queue, without registering the player', async () => {
  const people = await Promise.all(
    Array.from({ length: 60 }, async (_, at) => {
      const visitor = world.visitor();
      const gReCaptchaToken = await visitor.solve('registerFormSubmit');
      await visitor.csrf();
      const names = { username: `cung_luc_${at}`, phone: `09770000${at + 10}` };
      const passwords = { password: 'suoibac1', passwordConfirm: 'suoibac1' };
      return { visitor, body: { ...names, ...passwords, gReCaptchaToken } };
    }),
  );
  const answers = await Promise.all(
    people.map(async ({ visitor, body }) => ({
      ...(await timed(visitor.post('/register', body))),
      username: body.username,
    })),
  );
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers, text } of refused) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(text).toContain('thử lại sau');
  }
  const { rows } = await world.pool.query<{ username: string }>(
    `select username from players where username like 'cung_luc_%'`,
  );
  const registered = rows.map(({ username }) => username);
  for (const { status, username, late } of answers)
    if (!late) expect([username, registered.includes(username)]).toEqual([username, status === 204]);
  expect(refused.filter(({ late }) => !late).length).toBeGreaterThan(0);
});

it('SAFE-3: keeps at most 20 sessions per player and ends the oldest first', async () => {
  const player = await world.player();
  const browsers = [];
  for (let count = 0; count < 22; count += 1) {
    const browser = world.visitor();
    expect((await browser.login(player.username, player.password)).status).toBe(204);
    browsers.push(browser);
  }
  const signedIn = [];
  for (const browser of [player, ...browsers]) signedIn.push((await browser.get('/api/me')).status === 200);
  expect(signedIn).toEqual([false, false, false, ...Array<boolean>(20).fill(true)]);
});

it('SAFE-8: keeps at most 20 sessions after logins at the same moment', async () => {
  const { username, password } = await world.player();
  const browsers = Array.from({ length: 30 }, () => world.visitor());
  const logins = await Promise.all(
    browsers.map((browser) =>
      untilAnswered(() => browser.postAsHuman('/login', 'loginFormSubmit', { username, password })),
    ),
  );
  expect(logins.map(({ status }) => status)).toEqual(Array(30).fill(204));
  const { rows } = await world.pool.query<{ count: number }>(
    'select count(*) as count from sessions s join players p on p.id = s.player_id where username = $1',
    [username],
  );
  expect(rows[0]?.count).toBe(20);
});

it('SAFE-8: limits logins with the right password per player, before hashing', async () => {
  const { username, password } = await world.player();
  const statuses = [];
  for (let count = 0; count < 62; count += 1)
    statuses.push((await world.visitor().login(username, password)).status);
  expect(statuses).toEqual([...Array<number>(60).fill(204), 429, 429]);
  // The limit applies to that player only, and existing sessions continue.
  expect((await world.visitor().login('closed')).status).toBe(204);
});
