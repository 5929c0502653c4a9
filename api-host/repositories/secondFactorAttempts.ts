import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { DAY_SECONDS as DAY, MINUTE_SECONDS as MINUTE } from '../domain/durations';
import { rateLimitsRepository, type Limit } from './rateLimits';

/**
 * Limits on authenticator codes, per account from all origins. Only a player who is signed in or has given the right password can try
 * one, so strangers cannot use the limit up. With 100 tries a day, guessing one of a million codes, three of which are valid at any
 * time, takes nine years.
 */
export const secondFactorLimits = [
  { tries: 10, seconds: 15 * MINUTE },
  { tries: 100, seconds: DAY },
] as const satisfies readonly Limit[];

const bucketOf = (playerId: number, { seconds }: Limit): string => `totp:${playerId}/${seconds}`;

/** Attempts at codes of the authenticator app, counted per player. */
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

    /** After a right code. */
    async forget(playerId: number): Promise<void> {
      for (const limit of secondFactorLimits) await limits.forget(bucketOf(playerId, limit));
    },

    /** After a change of a credential: its owner may try again, but the attempts of the day still limit whoever can make such changes. */
    async forgetRecent(playerId: number): Promise<void> {
      await limits.forget(bucketOf(playerId, secondFactorLimits[0]));
    },
  };
}
