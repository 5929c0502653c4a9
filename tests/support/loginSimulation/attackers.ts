import type { WireAnswer } from '../wireClient';
import { browserAt, type Crowd } from './world';

export interface Attack {
  calls: number;
  /** By status. 204 would mean that they obtained a password, a code or an account. */
  answers: Record<number, number>;
}

/** The number of addresses that only the attackers use. */
const OWN_ADDRESSES = 500;

/** A reproducible sequence of numbers from 0 to below `bound` (mulberry32). */
function randomNumbers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

const NEW_PASSWORD = 'Mat-khau-moi-2';
const unsolved = { gReCaptchaToken: Buffer.from('{"challenge":{},"solution":{}}').toString('base64') };

/**
 * Hammers the host at `origin` on `connections` connections until `signal` aborts, and adds the results to `attacked`: logins,
 * registrations, resets and links. Three quarters come from the addresses that the players share, half target the players' own names.
 * `solves`: this attacker does the work of the bot check before each login.
 */
export async function attack(
  origin: string,
  { addresses, usernames }: Crowd,
  { connections, seed, solves }: { connections: number; seed: number; solves: boolean },
  attacked: Attack,
  signal: AbortSignal,
): Promise<void> {
  const random = randomNumbers(seed);

  async function strike(): Promise<WireAnswer> {
    const address = random(4)
      ? (addresses[random(addresses.length)] ?? '')
      : `198.18.${random(2)}.${random(OWN_ADDRESSES / 2)}`;
    const browser = browserAt(origin, address);
    const username = random(2) ? (usernames[random(usernames.length)] ?? '') : `made_up_${random(100_000)}`;
    const login = { username, password: `doan-mo-${random(1000)}` };
    const newPassword = { newPassword: NEW_PASSWORD, reNewPassword: NEW_PASSWORD };
    switch (random(12)) {
      case 0:
        return browser.post('/register', {
          phone: `098${String(random(10_000_000)).padStart(7, '0')}`,
          username: `attacker_${random(1_000_000)}`,
          password: NEW_PASSWORD,
          passwordConfirm: NEW_PASSWORD,
          ...unsolved,
        });
      case 1:
        return browser.post('/reset-password/send-email', { username, ...unsolved });
      case 2:
        return browser.post('/reset-password-by-phone', {
          username: `made_up_${random(100_000)}`,
          otp: String(random(1_000_000)).padStart(6, '0'),
          ...newPassword,
        });
      case 3:
        return browser.get(`/reset-password/guess${random(1_000_000)}`);
      case 4:
        return browser.get('/api/bot-check?action=registerFormSubmit');
      case 5:
        return browser.post('/recover-username', { email: `${username}@example.com`, ...unsolved });
      default:
        return solves
          ? browser.postAsHuman('/login', 'loginFormSubmit', login)
          : browser.post('/login', login);
    }
  }

  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (!signal.aborted) {
        const { status } = await strike();
        attacked.calls += 1;
        attacked.answers[status] = (attacked.answers[status] ?? 0) + 1;
      }
    }),
  );
}
