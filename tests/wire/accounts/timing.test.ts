import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Visitor } from '../../support/accountWorld';
import { dependsOnContent } from '../../support/dependsOnContent';
import { withSecondFactor } from '../../support/secondFactors';
import type { WireAnswer } from '../../support/wireClient';
import { useAccountWorld } from '../../support/useHost';

// Interleaved samples of both cases. Logins are expensive, so no more samples are taken than needed for a result.

const world = useAccountWorld(1, { BOT_CHECK_DIFFICULTY: '1' });

const CLOSE_MS = 5;
/** Samples taken before each evaluation, and the maximum number of samples. */
const STEP = 20;
const AT_MOST = 500;
const ROUNDS = 3;
/** The width of a confidence interval, in standard errors to each side. */
const SURE = 2;

type Ask = (visitor: Visitor, who: 'known' | 'unknown') => Promise<() => Promise<WireAnswer>>;

/** The nanoseconds that a thread has computed; 0 if it has ended meanwhile. */
function computedBy(thread: string): number {
  try {
    return Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
}

/**
 * The time in ms that all threads of the host have computed. What else the machine does hardly changes it, and hashing is all that a
 * guesser could measure through a network. Systems other than Linux do not tell it: there, the time of day.
 */
function clock(): number {
  const threads = `/proc/${world.hosts[0]?.pid}/task`;
  if (!existsSync(threads)) return performance.now();
  return readdirSync(threads).reduce((sum, id) => sum + computedBy(`${threads}/${id}`), 0) / 1e6;
}

/** The median of some times in ms, and its confidence interval: the samples whose ranks are `SURE` standard errors from its own. */
function medianOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const error = Math.sqrt(sorted.length) / 2;
  const at = (index: number) => sorted[Math.max(0, Math.min(Math.round(index), sorted.length - 1))] ?? NaN;
  return { value: at(middle), low: at(middle - SURE * error), high: at(middle + SURE * error) };
}

/** Whether the two medians are close, as soon as either is sure; else after the maximum number of samples. */
async function areClose(ask: Ask): Promise<boolean> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const bodies = new Set<string>();
  for (let sample = 1; ; sample += 1) {
    for (const who of sample % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const visitor = world.visitor();
      await visitor.csrf();
      const send = await ask(visitor, who);
      const start = clock();
      const { status, text, headers } = await send();
      times[who].push(clock() - start);
      bodies.add(JSON.stringify([status, text, [...headers].filter(dependsOnContent)]));
    }
    if (sample % STEP > 0 && sample < AT_MOST) continue;
    expect([...bodies]).toHaveLength(1);
    const [known, unknown] = [medianOf(times.known), medianOf(times.unknown)];
    if (Math.max(known.high - unknown.low, unknown.high - known.low) < CLOSE_MS) return true;
    if (Math.max(known.low - unknown.high, unknown.low - known.high) > CLOSE_MS) return false;
    if (sample >= AT_MOST) return Math.abs(known.value - unknown.value) < CLOSE_MS;
  }
}

const asHuman =
  (path: string, action: Parameters<Visitor['solve']>[0], body: (known: boolean) => object): Ask =>
  async (visitor, who) => {
    const gReCaptchaToken = await visitor.solve(action);
    return () => visitor.post(path, { ...body(who === 'known'), gReCaptchaToken });
  };

const unknownName = 'khong_co_ai_ca';

/** A wrong password for an existing account, or for a name that no account has. */
const wrongLogin =
  (known: () => string): Ask =>
  async (visitor, who) => {
    // The limit for unknown browsers would stop the measurement; it counts all names, existing or not.
    await world.pool.query(`delete from rate_limits where bucket like 'login:%'`);
    return () => visitor.login(who === 'known' ? known() : unknownName, 'sai mat khau');
  };

/** A player with a second factor, which is asked for after the correct password. */
let withFactor = '';
beforeAll(async () => {
  const player = await withSecondFactor(world, await world.player());
  withFactor = player.username;
});

it.each<[string, Ask]>([
  ['LOGIN-3: login', wrongLogin(() => 'demo')],
  ['LOGIN-3, SAFE-5: login to an account with a second factor', wrongLogin(() => withFactor)],
  [
    'SAFE-5: login with a proof of a second factor, too',
    async (visitor, who) => {
      await world.pool.query(`delete from rate_limits where bucket like 'login:%'`);
      const username = who === 'known' ? withFactor : unknownName;
      return () => visitor.post('/login', { username, password: 'sai mat khau', totpCode: '123456' });
    },
  ],
  [
    'REC-4: recovery by e-mail',
    asHuman('/reset-password/send-email', 'forgotPasswordFormSubmit', (known) => ({
      username: known ? 'demo' : unknownName,
    })),
  ],
  [
    'REC-6: the reminder of usernames',
    asHuman('/recover-username', 'forgotUsernameFormSubmit', (known) => ({
      email: known ? 'demo@example.com' : 'khong.co@example.com',
    })),
  ],
  [
    'REC-3: recovery by phone, with a code waiting',
    async (visitor, who) => {
      // A code with practically unlimited tries.
      await world.pool.query(
        `insert into codes (player_id, purpose, target, code_hash, tries_left, expires_at)
         select id, 'reset.password', phone_number, decode(repeat('00', 32), 'hex'), 1000000, now() + interval '1 hour'
           from players where username = 'demo'
         on conflict do nothing`,
      );
      const username = who === 'known' ? 'demo' : unknownName;
      const passwords = { newPassword: 'Mat-khau-2', reNewPassword: 'Mat-khau-2' };
      return () => visitor.post('/reset-password-by-phone', { username, otp: '000000', ...passwords });
    },
  ],
])('%s: answers for known and unknown accounts with the same bytes in the same time', async (_, ask) => {
  // A busy machine may slow down either case by chance; a real difference occurs in every round.
  let close = false;
  for (let round = 0; round < ROUNDS && !close; round += 1) close = await areClose(ask);
  expect(close).toBe(true);
});
