import type { Visitor } from '../../support/accountWorld';
import { isOfTheAnswer } from '../../support/isOfTheAnswer';
import { withSecondFactor } from '../../support/secondFactors';
import type { WireAnswer } from '../../support/wireClient';
import { useAccountWorld } from '../../support/useHost';

// 500 interleaved samples of each, of which the logins are expensive.

const world = useAccountWorld(1, { BOT_CHECK_DIFFICULTY: '1' });

const SAMPLES = 500;
const CLOSE_MS = 5;
const ROUNDS = 3;

type Ask = (visitor: Visitor, who: 'known' | 'unknown') => Promise<() => Promise<WireAnswer>>;

/** `ask` prepares a request and returns what is timed. */
async function medians(ask: Ask): Promise<{ known: number; unknown: number }> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const bodies = new Set<string>();
  for (let sample = 0; sample < SAMPLES; sample += 1)
    for (const who of sample % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const visitor = world.visitor();
      await visitor.csrf();
      const send = await ask(visitor, who);
      const start = performance.now();
      const { status, text, headers } = await send();
      times[who].push(performance.now() - start);
      bodies.add(JSON.stringify([status, text, [...headers].filter(isOfTheAnswer)]));
    }
  expect([...bodies]).toHaveLength(1);
  const median = (values: number[]) => values.sort((a, b) => a - b)[SAMPLES / 2] ?? NaN;
  return { known: median(times.known), unknown: median(times.unknown) };
}

const asHuman =
  (path: string, action: Parameters<Visitor['solve']>[0], body: (known: boolean) => object): Ask =>
  async (visitor, who) => {
    const gReCaptchaToken = await visitor.solve(action);
    return () => visitor.post(path, { ...body(who === 'known'), gReCaptchaToken });
  };

const unknownName = 'khong_co_ai_ca';

/** A wrong password for an account, or for a name that no account has. */
const wrongLogin =
  (known: () => string): Ask =>
  async (visitor, who) => {
    // The limit on unknown browsers would end the measurement; it counts names, known or not.
    await world.pool.query(`delete from rate_limits where bucket like 'login:%'`);
    return () => visitor.login(who === 'known' ? known() : unknownName, 'sai mat khau');
  };

/** A player who has a second factor, and is asked for it once the password is right. */
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
      // A code that never runs out of tries.
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
])('%s: known and unknown get the same bytes in the same time', async (_, ask) => {
  // A busy machine may stretch either by chance; what really takes longer does so every time.
  let apart = Infinity;
  for (let round = 0; round < ROUNDS && apart >= CLOSE_MS; round += 1) {
    const { known, unknown } = await medians(ask);
    apart = Math.abs(known - unknown);
  }
  expect(apart).toBeLessThan(CLOSE_MS);
});
