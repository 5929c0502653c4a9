import type { FastifyRequest } from 'fastify';
import { addressBucket } from '../domain/addressBucket';
import { botCheckAsked, tooManyRequests, type HttpProblem } from '../errors';
import type { Limit, rateLimitsRepository } from '../repositories/rateLimits';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Rate limits (docs/decisions/0077): of one account at one address or in one browser, of an address, of an account. */
export const accountLimits = {
  /**
   * Tries at one account from one address, or from one of the account's own browsers. Beyond it a bot check is asked for, and
   * tries with a solved one have a counter of their own.
   */
  login: { tries: 10, seconds: 15 * MINUTE },
  loginSolved: { tries: 10, seconds: 15 * MINUTE },
  /** Tries of unknown browsers at any account from one address, and at one account from all addresses: then a bot check is asked for. */
  loginByAddress: { tries: 300, seconds: 15 * MINUTE },
  loginByStrangers: { tries: 100, seconds: 15 * MINUTE },
  /** Right passwords, which no other limit counts: each costs a hash and a session. */
  loginsOfPlayer: { tries: 60, seconds: 15 * MINUTE },
  /** Registrations and requests of recovery count only with a solved bot check; those without are counted apart. */
  botCheckFailures: { tries: 300, seconds: 15 * MINUTE },
  register: { tries: 300, seconds: HOUR },
  /** Checks of a username count as registrations, and leave half of those to who registers. */
  usernameChecks: { tries: 150, seconds: HOUR },
  recovery: { tries: 10, seconds: HOUR },
  recoveryByAddress: { tries: 600, seconds: HOUR },
  /** As for logins. */
  code: { tries: 10, seconds: 15 * MINUTE },
  codeSolved: { tries: 10, seconds: 15 * MINUTE },
  codeByAddress: { tries: 200, seconds: 15 * MINUTE },
  /** Only links that do not work are counted. */
  badLinks: { tries: 300, seconds: 15 * MINUTE },
  /** Sign-ins by passkey: what is not one of ours, and challenges, of which each visit of /login may take one. */
  passkeyByAddress: { tries: 300, seconds: 15 * MINUTE },
  passkeyOptions: { tries: 3000, seconds: 15 * MINUTE },
  ownPassword: { tries: 10, seconds: 15 * MINUTE },
  ownCodes: { tries: 30, seconds: HOUR },
  ownChanges: { tries: 20, seconds: HOUR },
  /** Reports of problems, by address; together they may take no more room than a day of honest ones. */
  problemReports: { tries: 10, seconds: HOUR },
  problemReportsOfAll: { tries: 2_000, seconds: 24 * HOUR },
  /** Claims that a transfer was not credited (PLAY-3): enough to correct what was mistyped, too few to look for others' transfers. */
  claims: { tries: 6, seconds: 24 * HOUR },
  claimsByAddress: { tries: 60, seconds: 24 * HOUR },
  /** Codes typed in that bring nothing (PLAY-8), by one player; then with a solved bot check; and from one address. */
  redeem: { tries: 10, seconds: 15 * MINUTE },
  redeemSolved: { tries: 20, seconds: HOUR },
  redeemByAddress: { tries: 200, seconds: 15 * MINUTE },
  dataExports: { tries: 5, seconds: 24 * HOUR },
  /** Files of the history (PLAY-7), to one player. */
  historyFiles: { tries: 10, seconds: HOUR },
  /** Messages about new browsers (SAFE-4), to one player. */
  newBrowserEmails: { tries: 10, seconds: 24 * HOUR },
  newBrowserSms: { tries: 3, seconds: 24 * HOUR },
} as const satisfies Record<string, Limit>;

/** One counter: `bucket` names what is counted. */
export interface Counter {
  bucket: string;
  limit: Limit;
}

/** Attempts at one's own password within a session. */
export const ownPasswordCounter = (playerId: number): Counter => ({
  bucket: `own-password:${playerId}`,
  limit: accountLimits.ownPassword,
});

type Limits = ReturnType<typeof rateLimitsRepository>;

/** Counts an attempt on each counter. Throws 429 with Retry-After at the first that is over its limit. */
export async function countAttempts(limits: Limits, counters: readonly Counter[]): Promise<void> {
  for (const { bucket, limit } of counters) {
    const result = await limits.count(bucket, limit);
    if (!result.allowed) throw tooManyRequests(result.retryAfter);
  }
}

/** Throws 429 with Retry-After where one more attempt would be over the limit. Counts nothing. */
export async function assertAllowed(limits: Limits, { bucket, limit }: Counter): Promise<void> {
  const result = await limits.check(bucket, limit);
  if (!result.allowed) throw tooManyRequests(result.retryAfter);
}

/**
 * The answer to a try without a bot check that found a counter full: it asks for one, and is a plain 429 where `solved`, the counter of
 * tries that have one, is full as well.
 */
async function refusalOf(limits: Limits, solved: Counter, retryAfter: number): Promise<HttpProblem> {
  const result = await limits.check(solved.bucket, solved.limit);
  return result.allowed ? botCheckAsked(429, retryAfter) : tooManyRequests(result.retryAfter);
}

/** Counts a try without a bot check on each counter. Throws at the first that is over its limit, as `refusalOf` says (SAFE-7). */
export async function countUnsolved(
  limits: Limits,
  counters: readonly Counter[],
  solved: Counter,
): Promise<void> {
  for (const { bucket, limit } of counters) {
    const result = await limits.count(bucket, limit);
    if (!result.allowed) throw await refusalOf(limits, solved, result.retryAfter);
  }
}

/** As `countUnsolved` for one counter, but counts nothing. */
export async function assertUnsolvedAllowed(
  limits: Limits,
  { bucket, limit }: Counter,
  solved: Counter,
): Promise<void> {
  const result = await limits.check(bucket, limit);
  if (!result.allowed) throw await refusalOf(limits, solved, result.retryAfter);
}

/**
 * Counts a link that does not work, after it was tried: a link that works is never refused for what others tried (SAFE-7). Throws
 * 429 with Retry-After beyond the limit.
 */
export const countBadLink = (limits: Limits, request: FastifyRequest): Promise<void> =>
  countAttempts(limits, [{ bucket: `bad-link@${addressOf(request)}`, limit: accountLimits.badLinks }]);

export const addressOf = (request: FastifyRequest): string => addressBucket(request.ip);

/** A typed username in its stored form; '' when no account can have that name. */
export const accountNameOf = (given: string): string =>
  /^[a-z0-9_]{4,32}$/.exec(given.trim().toLowerCase())?.[0] ?? '';
