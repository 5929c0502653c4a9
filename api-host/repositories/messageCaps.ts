import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { DAY_SECONDS as DAY, HOUR_SECONDS as HOUR } from '../domain/durations';
import type { Target } from '../domain/messages';
import { rateLimitsRepository, type Limit } from './rateLimits';

/** Limits on messages to one target that others can cause. SMS cost money and annoy more. */
export const messageLimits = {
  sms: [
    { tries: 10, seconds: HOUR },
    { tries: 30, seconds: DAY },
  ],
  email: [
    { tries: 20, seconds: HOUR },
    { tries: 100, seconds: DAY },
  ],
} as const satisfies Record<Target['channel'], readonly Limit[]>;

/** Limits on messages to addresses that the account has not verified, since they may be strangers': by one account, and to one address. */
export const unverifiedLimits = {
  byAccount: [
    { tries: 5, seconds: HOUR },
    { tries: 10, seconds: DAY },
  ],
  toAddress: [
    { tries: 10, seconds: HOUR },
    { tries: 30, seconds: DAY },
  ],
} as const satisfies Record<string, readonly Limit[]>;

/**
 * Who causes a message. `recovery`: a visitor with a solved bot check, or an SMS from the phone itself. Otherwise somebody with an
 * account's session or password; `verified`: whether the target is a verified channel of that account.
 */
type Cause = 'recovery' | { playerId: number; verified: boolean };

type Cap = readonly [bucket: string, limits: readonly Limit[]];

/** What a message counts on: each cause has its own counters, so that nobody uses up those of others (docs/decisions/0139). */
function capsOf({ channel, to }: Target, cause: Cause): readonly Cap[] {
  const target = `${channel}:${to.toLowerCase()}`;
  if (cause === 'recovery') return [[target, messageLimits[channel]]];
  const { playerId, verified } = cause;
  if (verified) return [[`${target}#${playerId}`, messageLimits[channel]]];
  return [
    [`${channel}-unverified-by:${playerId}`, unverifiedLimits.byAccount],
    [`${channel}-unverified:${to.toLowerCase()}`, unverifiedLimits.toAddress],
  ];
}

/** Caps on codes and links to one phone or mailbox. Messages that warn an owner of a change are not counted. */
export function messageCaps(db: Kysely<Database>) {
  const limits = rateLimitsRepository(db);
  return {
    /** Counts a message: null if it may be sent, else how long to wait, in seconds. */
    async count(target: Target, cause: Cause = 'recovery'): Promise<number | null> {
      for (const [bucket, windows] of capsOf(target, cause))
        for (const limit of windows) {
          const result = await limits.count(`${bucket}/${limit.seconds}`, limit);
          if (!result.allowed) return result.retryAfter;
        }
      return null;
    },
  };
}
