import type { FastifyRequest } from 'fastify';
import { requireHuman } from '../plugins/botCheck';
import type { rateLimitsRepository } from '../repositories/rateLimits';
import { accountLimits, addressOf, countAttempts, countUnsolved, type Counter } from './limits';

type Limits = ReturnType<typeof rateLimitsRepository>;

/** What tries at one account from one browser count on (docs/decisions/0077). */
interface LoginCounters {
  /** This account, in this browser of its own or from this address. It comes first: where it refuses, the shared ones do not count. */
  own: Counter;
  /** What others count on, too. A browser that the account's owner has used does not. */
  shared: Counter[];
  /** As `own`, for tries with a solved bot check. */
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

/** Counts a try at an account; what it was counted on. */
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

/** Takes back what was counted, for a try that was right or none. */
export async function giveBack(limits: Limits, counters: readonly Counter[]): Promise<void> {
  for (const { bucket, limit } of counters) await limits.uncount(bucket, limit);
}
