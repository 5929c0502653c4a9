import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import { changePasswordPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { hashPassword, passwordFits } from '../domain/passwords';
import { INVALID_PAYLOAD_MESSAGE, parseBody, problem } from '../errors';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { accountsRepository } from '../repositories/accounts';
import { linksRepository } from '../repositories/links';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { sessionsRepository } from '../repositories/sessions';
import { accountLimits, countAttempts } from './limits';

const WRONG_PASSWORD = 'Mật khẩu cũ không đúng.';
const wrongPassword = () => problem(422, INVALID_PAYLOAD_MESSAGE, { currentPassword: [WRONG_PASSWORD] });

/**
 * POST /api/user/change-password {currentPassword, password, passwordConfirm?}: 204 (SEC-2); the player's other sessions end,
 * this one goes on under a new cookie (SEC-5). 422 under currentPassword; 429.
 */
export function passwordRoutes({ db }: Deps) {
  const limits = rateLimitsRepository(db);
  const accounts = accountsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    app.post(paths.changePassword, { preHandler: requirePlayer }, async (request, reply) => {
      const { currentPassword, password } = parseBody(changePasswordPayload, request.body);
      const { id, remember } = playerOf(request);
      const counter = { bucket: `own-password:${id}`, limit: accountLimits.ownPassword };
      await countAttempts(limits, [counter]);
      const former = (await accounts.byId(id)).passwordHash;
      if (!(await passwordFits(former, currentPassword))) throw wrongPassword();

      const passwordHash = await hashPassword(password);
      const changed = await db.transaction().execute(async (trx) => {
        if (!(await accountsRepository(trx).setPassword(id, former, passwordHash))) return false;
        await sessionsRepository(trx).endAll(id);
        await linksRepository(trx).endAll('reset.password', id);
        return true;
      });
      // Another tab was quicker: the password that was checked is not the account's any more.
      if (!changed) throw wrongPassword();
      await limits.forget(counter.bucket);
      await app.sessions.begin(request, reply, { id, passwordHash }, remember);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  };
}
