import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '@portal/contract';
import { confirmTotpPayload, keepSecondFactorPayload, proofPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { parseBody, problem } from '../errors';
import { callOrigin } from '../plugins/callOrigin';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { secondFactorsRepository } from '../repositories/secondFactors';
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from '../useCases/changeSecondFactor';
import { keepSecondFactor } from '../useCases/keepSecondFactor';
import { callerOf } from './caller';
import { countBadLink } from './limits';
import { doneOf, provenChanges } from './provenChanges';

const BAD_LINK = 'Đường dẫn không hoạt động: đường dẫn không hợp lệ hoặc đã hết hiệu lực.';

/**
 * The second factor (SAFE-5), an addition. GET /api/second-factor: contract's SecondFactor.
 * POST …/setup {proofs}: TotpSetup. POST …/confirm {totpCode}: RecoveryCodes, and the factor is on.
 * POST …/recovery-codes {proofs}: new RecoveryCodes. POST …/remove {proofs}: 204, and the factor is off.
 * PUT /second-factor/keep {token}: cancels the removal of a lost factor: 204, also at a further use of the link while none is pending; 422
 * for any other token.
 */
export function secondFactorRoutes(deps: Deps) {
  const { db, keys, clock, config } = deps;
  const limits = rateLimitsRepository(db);

  const provenChange = provenChanges(deps);
  const proofsOf = (request: FastifyRequest) => parseBody(proofPayload, request.body);

  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('Cache-Control', 'no-store');
    });
    const asPlayer = { preHandler: requirePlayer };

    app.get(paths.secondFactor, asPlayer, (request) =>
      secondFactorsRepository(db, keys).overview(playerOf(request).id),
    );

    app.post(paths.secondFactorSetup, asPlayer, (request) =>
      provenChange(request, proofsOf(request), (change) =>
        beginTotp(db, request.passwords, keys, { ...change, game: config.portal.brand.name }),
      ),
    );

    app.post(paths.secondFactorConfirm, asPlayer, async (request) => {
      const { totpCode } = parseBody(confirmTotpPayload, request.body);
      const { id: playerId } = playerOf(request);
      const confirmation = { playerId, code: totpCode, now: clock(), caller: callerOf(request) };
      return doneOf(await confirmTotp(db, keys, confirmation));
    });

    app.post(paths.recoveryCodes, asPlayer, (request) =>
      provenChange(request, proofsOf(request), (change) =>
        renewRecoveryCodes(db, request.passwords, keys, change),
      ),
    );

    app.post(paths.secondFactorRemove, asPlayer, async (request, reply) => {
      await provenChange(request, proofsOf(request), (change) =>
        removeTotp(db, request.passwords, keys, change),
      );
      return reply.code(204).send();
    });

    app.put(paths.keepSecondFactor, async (request, reply) => {
      const { token } = parseBody(keepSecondFactorPayload, request.body);
      if (!(await keepSecondFactor(db, keys, token, callOrigin(request)))) {
        await countBadLink(limits, request);
        throw problem(422, BAD_LINK, { token: [BAD_LINK] });
      }
      return reply.code(204).send();
    });
  };
}
