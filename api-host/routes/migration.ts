import type { FastifyInstance } from 'fastify';
import { paths, type ActionResult } from '@portal/contract';
import { accountZonePayload, checkPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { migrationRefused, MIGRATION_STILL_PENDING, refusal } from '../domain/rechargeMessages';
import { HttpProblem } from '../errors';
import { playerOf, requirePlayer } from '../plugins/sessions';
import type { DeliveryState } from '../repositories/deliveries';
import { notifyMoneyEvent } from '../events/notifyMoneyEvent';
import { startMigration } from '../repositories/migration';
import type { Deliverer } from '../workers/deliverer';
import { idempotencyOf, invalidOperation } from './idempotency';

function answer(state: DeliveryState): ActionResult {
  if (state === 'refused') throw new HttpProblem(422, migrationRefused);
  return state === 'pending' ? { message: MIGRATION_STILL_PENDING } : {};
}

/**
 * POST /api/account-zones `{zoneId}` (MIG-3, MIG-4): moves the balances of all the player's CLOSED zones to an ACTIVE one, once.
 * 200 `{message?}`, also when this very move was done or begun before; 422 contract's RechargeErrorBody, 409 for a used
 * Idempotency-Key. Without a game server (no `deliverer`) nothing can be moved.
 */
export const migrationRoutes = ({ pool }: Deps, deliverer: Deliverer | null) =>
  async function routes(app: FastifyInstance): Promise<void> {
    app.post(paths.accountZones, { preHandler: requirePlayer }, async (request): Promise<ActionResult> => {
      const checked = checkPayload(accountZonePayload, request.body);
      if (!checked.ok) throw invalidOperation(checked.errors);
      const { zoneId } = checked.value;
      const idempotency = idempotencyOf(request, `POST ${paths.accountZones}`, zoneId);
      if (!deliverer) throw new HttpProblem(422, refusal('GAME_UNAVAILABLE'));

      const order = { playerId: playerOf(request).id, gameId: 'fsonline', zoneId, idempotency } as const;
      const start = await startMigration(pool, order);
      if (start.outcome !== 'started' && start.outcome !== 'replayed')
        throw new HttpProblem(start.outcome === 'IDEMPOTENCY_CONFLICT' ? 409 : 422, refusal(start.outcome));
      if (start.outcome === 'started') notifyMoneyEvent(pool, order.playerId);
      if (start.state !== 'pending') return answer(start.state);
      return answer(await deliverer[start.outcome === 'started' ? 'attempt' : 'watch'](start.job));
    });
  };
