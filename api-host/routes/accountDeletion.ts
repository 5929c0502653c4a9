import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import { accountDeletionPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { invalidFields, parseBody } from '../errors';
import { callOrigin } from '../plugins/callOrigin';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { keepAccount, requestDeletion } from '../useCases/deleteAccount';
import { callerOf } from './caller';
import { ownPasswordCounter } from './limits';

/**
 * POST /api/account-deletion {otpNumber?, securityCode?, totpCode?, currentPassword?}: 204, and the account is
 * deleted after 14 days (SAFE-13), also if a deletion is already pending; 422 under the field of the missing or wrong proof (SAFE-1).
 * DELETE /api/account-deletion: 204, and the account is kept, even if no deletion is pending.
 */
export function accountDeletionRoutes({ db, keys, clock }: Deps) {
  return async (app: FastifyInstance): Promise<void> => {
    app.post(paths.accountDeletion, { preHandler: requirePlayer }, async (request, reply) => {
      const proofs = parseBody(accountDeletionPayload, request.body);
      const { id: playerId } = playerOf(request);
      const errors = await requestDeletion(db, request.passwords, keys, {
        playerId,
        proofs,
        passwordCounter: ownPasswordCounter(playerId),
        now: clock(),
        caller: callerOf(request),
      });
      if (errors) throw invalidFields(errors);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });

    app.delete(paths.accountDeletion, { preHandler: requirePlayer }, async (request, reply) => {
      const { id } = playerOf(request);
      await db.transaction().execute((trx) => keepAccount(trx, keys, id, callOrigin(request)));
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  };
}
