import type { FastifyRequest } from 'fastify';
import { addressBucket } from '../domain/addressBucket';
import { tooManyRequests } from '../errors';
import type { Limit, rateLimitsRepository } from '../repositories/rateLimits';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Rate limits (docs/decisions/0013): by account and address, and by address alone. */
export const accountLimits = {
  /**
   * Attempts at one account from one address or from one of the account's own browsers; at any account from one address, which
   * the players of a net café share; and at one account from all unknown browsers. The last one slows guessers who have many
   * addresses. The owner's browsers do not count there, and a password reset makes its browser one of them, so that no owner is
   * locked out. Each limit ends with its window.
   */
  login: { tries: 10, seconds: 15 * MINUTE },
  loginByAddress: { tries: 300, seconds: 15 * MINUTE },
  loginByStrangers: { tries: 100, seconds: 15 * MINUTE },
  botCheck: { tries: 600, seconds: 15 * MINUTE },
  register: { tries: 100, seconds: HOUR },
  recovery: { tries: 10, seconds: HOUR },
  recoveryByAddress: { tries: 200, seconds: HOUR },
  code: { tries: 10, seconds: 15 * MINUTE },
  codeByAddress: { tries: 200, seconds: 15 * MINUTE },
  link: { tries: 300, seconds: 15 * MINUTE },
  ownPassword: { tries: 10, seconds: 15 * MINUTE },
  ownCodes: { tries: 30, seconds: HOUR },
  ownChanges: { tries: 20, seconds: HOUR },
} as const satisfies Record<string, Limit>;

/** One counter: `bucket` names what is counted. */
export interface Counter {
  bucket: string;
  limit: Limit;
}

/** Counts an attempt on each counter. Throws 429 with Retry-After at the first that is over its limit. */
export async function countAttempts(
  limits: ReturnType<typeof rateLimitsRepository>,
  counters: readonly Counter[],
): Promise<void> {
  for (const { bucket, limit } of counters) {
    const verdict = await limits.count(bucket, limit);
    if (!verdict.allowed) throw tooManyRequests(verdict.retryAfter);
  }
}

export const addressOf = (request: FastifyRequest): string => addressBucket(request.ip);

/** A typed username in its stored form; '' when no account can have that name. */
export const accountNameOf = (given: string): string =>
  /^[a-z0-9_]{4,32}$/.exec(given.trim().toLowerCase())?.[0] ?? '';
