import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '@portal/contract';
import { loginPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { addressBucket } from '../domain/addressBucket';
import { passwordFits } from '../domain/passwords';
import { parseBody, problem, tooManyRequests } from '../errors';
import { playersRepository } from '../repositories/players';
import { rateLimitsRepository, type Limit } from '../repositories/rateLimits';

/**
 * Tries at one account from one address, and at any account from one address (a net café's players share one). There is no
 * limit by account alone: with one, anybody could lock a player out. Both end by themselves with their window.
 */
const ACCOUNT_LIMIT: Limit = { tries: 10, seconds: 15 * 60 };
const ADDRESS_LIMIT: Limit = { tries: 300, seconds: 15 * 60 };

/** As accounts are named, whatever the player's keyboard made of it; '' where no account can have that name. */
const accountNameOf = (given: string): string =>
  /^[a-z0-9_]{4,32}$/.exec(given.trim().toLowerCase())?.[0] ?? '';

const FAILED = 'Tên đăng nhập hoặc mật khẩu không đúng.';

/**
 * POST /login {username, password, remember?}: 204 with a new session's cookies; 422 whether the name or the password is
 * wrong, in the same words and time; 429 with Retry-After. POST /logout: 204, also without a session.
 */
export function sessionRoutes({ db }: Deps) {
  const players = playersRepository(db);
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    app.post(paths.login, { config: { formPage: paths.login } }, async (request, reply) => {
      const { username: given, password, remember = false } = parseBody(loginPayload, request.body);
      const username = accountNameOf(given);
      const buckets = await countTry(request, username);

      const player = await players.findForLogin(username);
      const fits = await passwordFits(player?.password_hash, password);
      if (!player || !fits) throw problem(422, FAILED, { username: [FAILED] });

      await limits.forget(buckets.account);
      await limits.giveBack(buckets.address, ADDRESS_LIMIT);
      await app.sessions.begin(request, reply, player.id, remember);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });

    app.post(paths.logout, async (request, reply) => {
      await app.sessions.end(request, reply);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  };

  async function countTry({ ip }: FastifyRequest, username: string) {
    const address = addressBucket(ip);
    const buckets = { account: `login:${username}@${address}`, address: `login@${address}` };
    for (const [bucket, limit] of [
      [buckets.address, ADDRESS_LIMIT],
      [buckets.account, ACCOUNT_LIMIT],
    ] as const) {
      const verdict = await limits.count(bucket, limit);
      if (!verdict.allowed) throw tooManyRequests(verdict.retryAfter);
    }
    return buckets;
  }
}
