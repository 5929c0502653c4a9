import type { rateLimitsRepository } from '../repositories/rateLimits';
import { accountLimits, countAttempts } from './limits';

type OwnChange = 'password-change' | 'phone' | 'email' | 'factor' | 'login-approval' | 'payment-rule';

/**
 * Makes a change of which the player's verified channels are warned. Counted before the change, which may send an SMS: calls at the same
 * time must not exceed the limits. Throws 429 with Retry-After beyond that of an hour or of a day. A refused change sends no warning and
 * is not counted: otherwise somebody with a session but no proof could keep the owner from it.
 */
export async function countedChange<Done>(
  limits: ReturnType<typeof rateLimitsRepository>,
  kind: OwnChange,
  playerId: number,
  change: () => Promise<Done>,
): Promise<Done> {
  const bucket = `own-${kind}:${playerId}`;
  const counters = [
    { bucket, limit: accountLimits.ownChanges },
    { bucket: `${bucket}/day`, limit: accountLimits.ownChangesOfDay },
  ];
  await countAttempts(limits, counters);
  return change().catch(async (error: unknown) => {
    for (const counter of counters) await limits.uncount(counter.bucket, counter.limit);
    throw error;
  });
}
