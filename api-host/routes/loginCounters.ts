import type { FastifyRequest } from 'fastify';
import { requireHuman } from '../plugins/botCheck';
import type { rateLimitsRepository } from '../repositories/rateLimits';
import { accountLimits, addressOf, countAttempts, countUnsolved, type Counter } from './limits';

type Limits = ReturnType<typeof rateLimitsRepository>;

/** The counters for login attempts on one account from one browser (docs/decisions/0077). */
interface LoginCounters {
  /** For this account, in its own browser or from this address. Counted first: if it refuses, the shared ones do not count. */
  own: Counter;
  /** Counters shared with other visitors; none for a browser that the account's owner has used. */
  shared: Counter[];
  /** Like `own`, for attempts with a solved bot check. */
  solved: Counter;
  /** Whether the account's owner has used this browser. */
  known: boolean;
}

export async function loginCounters(request: FastifyRequest, username: string): Promise<LoginCounters> {
  const address = addressOf(request);
  const device = await request.server.devices.idOf(request, username);
  const bucket = device ? `login:${username}#${device}` : `login:${username}@${address}`;
  const { login, loginSolved, loginByAddress, loginByStrangers } = accountLimits;
  return {
    own: { bucket, limit: login },
    shared: device
      ? []
      : [
          { bucket: `login@${address}`, limit: loginByAddress },
          { bucket: `login:${username}`, limit: loginByStrangers },
        ],
    solved: { bucket: `${bucket}+solved`, limit: loginSolved },
    known: device !== null,
  };
}

/** Counts a login attempt. Returns the counters on which it was counted. */
export async function countTry(
  limits: Limits,
  request: FastifyRequest,
  { own, shared, solved }: LoginCounters,
  botCheckToken: string | undefined,
): Promise<Counter[]> {
  if (botCheckToken) {
    await requireHuman(request, botCheckToken, 'loginFormSubmit');
    await countAttempts(limits, [solved]);
    return [solved];
  }
  await countUnsolved(limits, [own, ...shared], solved);
  return [own, ...shared];
}

/** Takes the count back, for an attempt that succeeded or was not one after all. */
export async function giveBack(limits: Limits, counters: readonly Counter[]): Promise<void> {
  for (const { bucket, limit } of counters) await limits.uncount(bucket, limit);
}
