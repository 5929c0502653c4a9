import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import { changePasswordPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { invalidFields, parseBody } from '../errors';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { changePassword } from '../useCases/changePassword';
import { callerOf } from './caller';
import { accountLimits, countAttempts, ownPasswordCounter } from './limits';

const WRONG_PASSWORD = 'Mật khẩu cũ không đúng.';

/**
 * POST /api/user/change-password {currentPassword, password, passwordConfirm?}: 204 (SEC-2). The player's other sessions end; this
 * one continues under a new cookie (SEC-5). 422 under currentPassword; 429.
 */
export function passwordRoutes({ db, keys }: Deps) {
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    app.post(paths.changePassword, { preHandler: requirePlayer }, async (request, reply) => {
      const { currentPassword, password } = parseBody(changePasswordPayload, request.body);
      const { id } = playerOf(request);
      const counter = ownPasswordCounter(id);
      await countAttempts(limits, [
        counter,
        { bucket: `own-password-change:${id}`, limit: accountLimits.ownChanges },
      ]);
      const change = { playerId: id, currentPassword, password, caller: callerOf(request) };
      const passwordHash = await changePassword(db, request.passwords, keys, change);
      if (passwordHash === undefined) throw invalidFields({ currentPassword: [WRONG_PASSWORD] });
      await limits.forget(counter.bucket);
      await app.sessions.renew(request, reply, passwordHash);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  };
}
