import type { FastifyInstance } from 'fastify';
import { paths, type LoginApproval } from '@portal/contract';
import { loginApprovalPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { verifiedAmong } from '../domain/stepUp';
import { invalidFields, parseBody } from '../errors';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { accountsRepository } from '../repositories/accounts';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { changeLoginApproval } from '../useCases/changeLoginApproval';
import { callerOf } from './caller';
import { ownPasswordCounter } from './limits';
import { countedChange } from './ownChanges';

/**
 * GET /api/login-approval: the contract's LoginApproval. PUT /api/login-approval {enabled, and a proof to turn it off}: 204; 422 under
 * `enabled` without a verified channel, or under the field of the missing or wrong proof; 429 (SAFE-4).
 */
export function loginApprovalRoutes({ db, keys, clock }: Deps) {
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    const player = { preHandler: requirePlayer };

    app.get(paths.loginApproval, player, async (request, reply): Promise<LoginApproval> => {
      const account = await accountsRepository(db).byId(playerOf(request).id);
      reply.header('Cache-Control', 'no-store');
      return {
        enabled: account.approvesLogin,
        available: verifiedAmong(account, ['sms', 'email']).length > 0,
      };
    });

    app.put(paths.loginApproval, player, async (request, reply) => {
      const { enabled, ...proofs } = parseBody(loginApprovalPayload, request.body);
      const { id: playerId } = playerOf(request);
      await countedChange(limits, 'login-approval', playerId, async () => {
        const errors = await changeLoginApproval(db, request.passwords, keys, {
          ...{ playerId, enabled, proofs, caller: callerOf(request), now: clock() },
          passwordCounter: ownPasswordCounter(playerId),
        });
        if (errors) throw invalidFields(errors);
      });
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  };
}
