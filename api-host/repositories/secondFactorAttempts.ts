import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { rateLimitsRepository, type Limit } from './rateLimits';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * Codes of the authenticator app, for one account from everywhere. Only who is signed in or has given the right password can try one,
 * so strangers use nothing up. 100 tries a day guess one of a million codes, of which three are right at a time, in nine years.
 */
export const secondFactorLimits = [
  { tries: 10, seconds: 15 * MINUTE },
  { tries: 100, seconds: DAY },
] as const satisfies readonly Limit[];

const bucketOf = (playerId: number, { seconds }: Limit): string => `totp:${playerId}/${seconds}`;

export function secondFactorAttempts(db: Kysely<Database>) {
  const limits = rateLimitsRepository(db);
  return {
    /** Counts an attempt: null if it may be made, else how long to wait, in seconds. */
    async count(playerId: number): Promise<number | null> {
      for (const limit of secondFactorLimits) {
        const result = await limits.count(bucketOf(playerId, limit), limit);
        if (!result.allowed) return result.retryAfter;
      }
      return null;
    },

    async forget(playerId: number): Promise<void> {
      for (const limit of secondFactorLimits) await limits.forget(bucketOf(playerId, limit));
    },
  };
}
