import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Kysely } from 'kysely';
import type { BotCheckAction } from '@portal/contract';
import type { Database } from '../db/schema';
import type { KeyRing, PurposeKey } from '../domain/keyRing';
import type { BotCheck } from './botCheck';

/** PBKDF2 rounds of one step of the work: ~1 ms on a cheap phone. */
const ROUNDS = 1_000;
export const CHALLENGE_SECONDS = 20 * 60;

interface Payload {
  challenge: Challenge;
  solution: Solution;
}

/** The payload of altcha's widget: base64 of JSON `{challenge, solution}`. undefined for anything else. */
function readPayload(token: string): Payload | undefined {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload;
    const { parameters, signature } = challenge;
    const complete =
      typeof signature === 'string' &&
      typeof parameters.nonce === 'string' &&
      typeof parameters.expiresAt === 'number' &&
      typeof solution.counter === 'number';
    return complete ? { challenge, solution } : undefined;
  } catch {
    return undefined;
  }
}

interface AltchaOptions {
  /** Signs challenges, so that a challenge needs no row until it is used. */
  keys: KeyRing;
  /** Average number of steps of work. */
  difficulty: number;
  clock: () => Date;
}

/** Proof of work with altcha-lib (docs/decisions/0011): no third-party service; each challenge is for one action and one use. */
export function altchaBotCheck(db: Kysely<Database>, { keys, difficulty, clock }: AltchaOptions): BotCheck {
  const secretsOf = ({ key }: PurposeKey) => ({
    hmacSignatureSecret: `challenge.${key.toString('hex')}`,
    hmacKeySignatureSecret: `solution.${key.toString('hex')}`,
  });

  /** False when the challenge was used before, in any process. */
  async function spend(nonce: string, expiresAt: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('spent_challenges')
      .values({ nonce, expires_at: new Date(expiresAt * 1000) })
      .onConflict((conflict) => conflict.column('nonce').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  /** Whether the payload solves a challenge of this host, signed with the current key or a former one that is still accepted. */
  async function isSolved(payload: Payload): Promise<boolean> {
    for (const key of keys.all('bot-check')) {
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secretsOf(key) });
      if (verified) return true;
    }
    return false;
  }

  return {
    challenge: (action) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        // A secret counter in a narrow range keeps the work neither very short nor very long.
        counter: randomInt(Math.ceil(difficulty / 2), Math.ceil(difficulty * 1.5) + 1),
        deriveKey,
        expiresAt: Math.floor(clock().getTime() / 1000) + CHALLENGE_SECONDS,
        data: { action },
        ...secretsOf(keys.current('bot-check')),
      }),

    async verify(token: string, action: BotCheckAction) {
      const payload = readPayload(token);
      if (!payload || payload.challenge.parameters.data?.action !== action) return 'bot';
      if (!(await isSolved(payload))) return 'bot';
      const { nonce, expiresAt } = payload.challenge.parameters;
      return (await spend(nonce, Number(expiresAt))) ? 'human' : 'bot';
    },
  };
}
