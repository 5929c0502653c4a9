import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '@portal/contract';
import { loginPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { passwordFits } from '../domain/passwords';
import { parseBody, problem } from '../errors';
import { accountsRepository } from '../repositories/accounts';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { accountLimits, accountNameOf, addressOf, countAttempts, type Counter } from './limits';

const FAILED = 'Tên đăng nhập hoặc mật khẩu không đúng.';

/**
 * POST /login {username, password, remember?}: 204 with a new session's cookies; 422 whether the name or the password is
 * wrong, in the same words and time; 429 with Retry-After. POST /logout: 204, also without a session.
 */
export function sessionRoutes({ db }: Deps) {
  const accounts = accountsRepository(db);
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    app.post(paths.login, { config: { formPage: paths.login } }, async (request, reply) => {
      const { username: given, password, remember = false } = parseBody(loginPayload, request.body);
      const username = accountNameOf(given);
      const { own, shared } = countersOf(request, username);
      await countAttempts(limits, [...shared, own]);

      const account = await accounts.byUsername(username);
      const fits = await passwordFits(account?.passwordHash, password);
      const signedIn = account && fits && (await app.sessions.begin(request, reply, account, remember));
      if (!signedIn) throw problem(422, FAILED, { username: [FAILED] });

      await limits.forget(own.bucket);
      for (const { bucket, limit } of shared) await limits.uncount(bucket, limit);
      if (remember) app.devices.remember(request, reply, username, 'year');
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });

    app.post(paths.logout, async (request, reply) => {
      await app.sessions.end(request, reply);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  };

  /** `own` is forgotten once the password was right, of the others the try is given back. */
  function countersOf(request: FastifyRequest, username: string): { own: Counter; shared: Counter[] } {
    const address = addressOf(request);
    const device = request.server.devices.idOf(request, username);
    const perAddress = { bucket: `login@${address}`, limit: accountLimits.loginByAddress };
    if (device)
      return {
        own: { bucket: `login:${username}#${device}`, limit: accountLimits.login },
        shared: [perAddress],
      };
    return {
      own: { bucket: `login:${username}@${address}`, limit: accountLimits.login },
      shared: [perAddress, { bucket: `login:${username}`, limit: accountLimits.loginByStrangers }],
    };
  }
}
