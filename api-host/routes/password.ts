import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import { changePasswordPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { invalidFields, parseBody } from '../errors';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { changePassword } from '../useCases/changePassword';
import { callerOf } from './caller';
import { countAttempts, ownPasswordCounter } from './limits';
import { countedChange } from './ownChanges';

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
      const attempts = ownPasswordCounter(id);
      const passwordHash = await countedChange(limits, 'password-change', id, async () => {
        await countAttempts(limits, [attempts]);
        const change = { playerId: id, currentPassword, password, caller: callerOf(request) };
        const hash = await changePassword(db, request.passwords, keys, change);
        if (hash === undefined) throw invalidFields({ currentPassword: [WRONG_PASSWORD] });
        return hash;
      });
      await limits.forget(attempts.bucket);
      await app.sessions.renew(request, reply, passwordHash);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  };
}
