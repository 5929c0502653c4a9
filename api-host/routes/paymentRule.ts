import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import { paymentRulePayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { invalidFields, parseBody } from '../errors';
import { callOrigin } from '../plugins/callOrigin';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { setPaymentRule } from '../useCases/setPaymentRule';
import { ownPasswordCounter } from './limits';
import { countedChange } from './ownChanges';

/**
 * PUT /api/user/payment-rule {name, above?, otpNumber?, securityCode?, currentPassword?}: 204 (SAFE-6). A less strict rule must
 * be proven: 422 under the field of the proof (SAFE-1).
 */
export function paymentRuleRoutes({ db, keys, clock }: Deps) {
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    app.put(paths.paymentRule, { preHandler: requirePlayer }, async (request, reply) => {
      const { name, above, ...proofs } = parseBody(paymentRulePayload, request.body);
      const { id: playerId } = playerOf(request);
      await countedChange(limits, 'payment-rule', playerId, async () => {
        const errors = await setPaymentRule(db, request.passwords, keys, {
          playerId,
          rule: { name, above: name === 'above' ? (above ?? null) : null },
          proofs,
          now: clock(),
          passwordCounter: ownPasswordCounter(playerId),
          from: callOrigin(request),
        });
        if (errors) throw invalidFields(errors);
      });
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  };
}
