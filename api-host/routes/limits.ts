import type { FastifyRequest } from 'fastify';
import { addressBucket } from '../domain/addressBucket';
import { HOUR_SECONDS as HOUR, MINUTE_SECONDS as MINUTE } from '../domain/durations';
import { botCheckAsked, tooManyRequests, type HttpProblem } from '../errors';
import type { Limit, rateLimitsRepository } from '../repositories/rateLimits';

/** Rate limits (docs/decisions/0077): per account and address or browser, per address, and per account. */
export const accountLimits = {
  /**
   * Attempts on one account from one address, or from one of the account's own browsers. Beyond the limit a bot check is asked for;
   * attempts with a solved one have their own counter.
   */
  login: { tries: 10, seconds: 15 * MINUTE },
  loginSolved: { tries: 10, seconds: 15 * MINUTE },
  /** Attempts from unknown browsers: on any account from one address, on one account from all addresses. Beyond, as for `login`. */
  loginByAddress: { tries: 300, seconds: 15 * MINUTE },
  loginByStrangers: { tries: 100, seconds: 15 * MINUTE },
  /** Sessions that begin, by password and by passkey apart: no other limit counts them, although each costs a hash or a signature. */
  loginsOfPlayer: { tries: 60, seconds: 15 * MINUTE },
  /** Right passwords that begin no session, because a further proof is missing or the account is suspended. Counted as `login`. */
  loginUnproven: { tries: 60, seconds: 15 * MINUTE },
  /** Registrations and recovery requests count only with a solved bot check; failed bot checks have their own counter. */
  botCheckFailures: { tries: 300, seconds: 15 * MINUTE },
  register: { tries: 300, seconds: HOUR },
  /** Username checks count as registrations, but may use only half of that limit; the rest is left for registering. */
  usernameChecks: { tries: 150, seconds: HOUR },
  recovery: { tries: 10, seconds: HOUR },
  recoveryByAddress: { tries: 600, seconds: HOUR },
  /** Attempts to enter the code of a password reset; the limits work as for logins. */
  code: { tries: 10, seconds: 15 * MINUTE },
  codeSolved: { tries: 10, seconds: 15 * MINUTE },
  codeByAddress: { tries: 200, seconds: 15 * MINUTE },
  /** Only links that do not work are counted. */
  badLinks: { tries: 300, seconds: 15 * MINUTE },
  /** Passkey sign-ins: failed attempts, and challenges, of which each visit to /login may request one. */
  passkeyByAddress: { tries: 300, seconds: 15 * MINUTE },
  passkeyOptions: { tries: 3000, seconds: 15 * MINUTE },
  /** Challenges for proving a change with a passkey, per player: each is a row. */
  passkeyProofs: { tries: 100, seconds: 15 * MINUTE },
  ownPassword: { tries: 10, seconds: 15 * MINUTE },
  ownCodes: { tries: 30, seconds: HOUR },
  ownChanges: { tries: 20, seconds: HOUR },
  ownChangesOfDay: { tries: 40, seconds: 24 * HOUR },
  /** Problem reports: per address, and in total, so that a flood takes no more space than a day of honest reports. */
  problemReports: { tries: 10, seconds: HOUR },
  problemReportsOfAll: { tries: 2_000, seconds: 24 * HOUR },
  /** Claims that a transfer was not credited (PLAY-3): enough to correct typing errors, too few to search for other players' transfers. */
  claims: { tries: 6, seconds: 24 * HOUR },
  claimsByAddress: { tries: 60, seconds: 24 * HOUR },
  /** Failed attempts to redeem a gift code (PLAY-8): per player, per player with a solved bot check, and per address. */
  redeem: { tries: 10, seconds: 15 * MINUTE },
  redeemSolved: { tries: 20, seconds: HOUR },
  redeemByAddress: { tries: 200, seconds: 15 * MINUTE },
  dataExports: { tries: 5, seconds: 24 * HOUR },
  /** Downloads of the history file (PLAY-7), per player. */
  historyFiles: { tries: 10, seconds: HOUR },
  /** Migrations with a key that the host does not know yet, per player: each leaves a row, also if it moves nothing. */
  migrations: { tries: 200, seconds: 24 * HOUR },
  /** Messages about new browsers (SAFE-4), per player. */
  newBrowserEmails: { tries: 10, seconds: 24 * HOUR },
  newBrowserSms: { tries: 3, seconds: 24 * HOUR },
} as const satisfies Record<string, Limit>;

/** One counter: `bucket` names what is counted. */
export interface Counter {
  bucket: string;
  limit: Limit;
}

/** Counts attempts at the player's own password within a session. */
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

/** Throws 429 with Retry-After if another attempt would exceed the limit. Counts nothing. */
export async function assertAllowed(limits: Limits, { bucket, limit }: Counter): Promise<void> {
  const result = await limits.check(bucket, limit);
  if (!result.allowed) throw tooManyRequests(result.retryAfter);
}

/**
 * The refusal of an attempt without a bot check whose counter is full. It asks for a bot check, or is a plain 429 if `solved`, the
 * counter of attempts with one, is full as well.
 */
async function refusalOf(limits: Limits, solved: Counter, retryAfter: number): Promise<HttpProblem> {
  const result = await limits.check(solved.bucket, solved.limit);
  return result.allowed ? botCheckAsked(429, retryAfter) : tooManyRequests(result.retryAfter);
}

/** Counts an attempt without a bot check on each counter. Throws `refusalOf` at the first that is over its limit (SAFE-7). */
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

/** Like `countUnsolved` for one counter, but counts nothing. */
export async function assertUnsolvedAllowed(
  limits: Limits,
  { bucket, limit }: Counter,
  solved: Counter,
): Promise<void> {
  const result = await limits.check(bucket, limit);
  if (!result.allowed) throw await refusalOf(limits, solved, result.retryAfter);
}

/**
 * Counts a link after it has turned out not to work, so that other people's attempts never block a working link (SAFE-7). Throws 429
 * with Retry-After beyond the limit.
 */
export const countBadLink = (limits: Limits, request: FastifyRequest): Promise<void> =>
  countAttempts(limits, [{ bucket: `bad-link@${addressOf(request)}`, limit: accountLimits.badLinks }]);

/** What limits count as one address: the caller's IPv4 address, or the /64 prefix of an IPv6 one. */
export const addressOf = (request: FastifyRequest): string => addressBucket(request.ip);

/** A typed username in its stored form; '' when no account can have that name. */
export const accountNameOf = (given: string): string =>
  /^[a-z0-9_]{4,32}$/.exec(given.trim().toLowerCase())?.[0] ?? '';
