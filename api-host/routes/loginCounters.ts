import type { FastifyRequest } from 'fastify';
import { requireHuman } from '../plugins/botCheck';
import type { rateLimitsRepository } from '../repositories/rateLimits';
import {
  accountLimits,
  addressOf,
  assertUnsolvedAllowed,
  countAttempts,
  countUnsolved,
  type Counter,
} from './limits';

type Limits = ReturnType<typeof rateLimitsRepository>;

/** The counters for login attempts on one account from one browser (docs/decisions/0077). */
interface LoginCounters {
  /** For this account, in its own browser or from this address. Counted first: if it refuses, the shared ones do not count. */
  own: Counter;
  /** Counters shared with other visitors; none for a browser that the account's owner has used. */
  shared: Counter[];
  /** Like `own`, for attempts with a solved bot check. */
  solved: Counter;
  /** Like `own`, for attempts with the right password that begin no session. These are no guesses, but each costs a hash. */
  unproven: Counter;
  /** Whether the account's owner has used this browser. */
  known: boolean;
}

/** The counters of a login attempt. `username` in its stored form (accountNameOf). */
export async function loginCounters(request: FastifyRequest, username: string): Promise<LoginCounters> {
  const address = addressOf(request);
  const browser = await request.server.knownBrowsers.idOf(request, username);
  const bucket = browser ? `login:${username}#${browser}` : `login:${username}@${address}`;
  const { login, loginSolved, loginUnproven, loginByAddress, loginByStrangers } = accountLimits;
  return {
    own: { bucket, limit: login },
    shared: browser
      ? []
      : [
          { bucket: `login@${address}`, limit: loginByAddress },
          { bucket: `login:${username}`, limit: loginByStrangers },
        ],
    solved: { bucket: `${bucket}+solved`, limit: loginSolved },
    unproven: { bucket: `${bucket}+unproven`, limit: loginUnproven },
    known: browser !== null,
  };
}

/** Counts a login attempt. Returns the counters on which it was counted. */
export async function countTry(
  limits: Limits,
  request: FastifyRequest,
  { own, shared, solved, unproven }: LoginCounters,
  botCheckToken: string | undefined,
): Promise<Counter[]> {
  if (botCheckToken) {
    await requireHuman(request, botCheckToken, 'loginFormSubmit');
    await countAttempts(limits, [solved]);
    return [solved];
  }
  // All of them before `own` counts, which has a row for each name: one address must not write any number of rows.
  for (const counter of [unproven, ...shared]) await assertUnsolvedAllowed(limits, counter, solved);
  await countUnsolved(limits, [own, ...shared], solved);
  return [own, ...shared];
}

/** Counts an attempt with the right password that begins no session: as no guess, but on a counter of its own. */
export async function countUnproven(
  limits: Limits,
  { unproven }: LoginCounters,
  counted: readonly Counter[],
): Promise<void> {
  await limits.count(unproven.bucket, unproven.limit);
  await giveBack(limits, counted);
}

/** Takes the count back, for an attempt that succeeded or was not one after all. */
export async function giveBack(limits: Limits, counters: readonly Counter[]): Promise<void> {
  for (const { bucket, limit } of counters) await limits.uncount(bucket, limit);
}
