import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Target } from '../domain/messages';
import { rateLimitsRepository, type Limit } from './rateLimits';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

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

/** Caps on codes and links to one phone or mailbox. Messages that warn an owner of a change are not counted. */
export function messageCaps(db: Kysely<Database>) {
  const limits = rateLimitsRepository(db);
  return {
    /** Counts a message: null if it may be sent, else how long to wait, in seconds. */
    async count({ channel, to }: Target): Promise<number | null> {
      for (const limit of messageLimits[channel]) {
        const result = await limits.count(`${channel}:${to.toLowerCase()}/${limit.seconds}`, limit);
        if (!result.allowed) return result.retryAfter;
      }
      return null;
    },
  };
}
