import type { FastifyInstance } from 'fastify';
import { paths, type ActionResult } from '@portal/contract';
import { accountZonePayload, checkPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { migrationRefused, MIGRATION_STILL_PENDING } from '../domain/rechargeMessages';
import { HttpProblem } from '../errors';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { knownOperation } from '../repositories/deliveries';
import { rateLimitsRepository } from '../repositories/rateLimits';
import type { Deliverer } from '../useCases/deliver';
import { migrate } from '../useCases/migrate';
import { idempotencyOf, invalidOperation, stateOrRefusal, withoutGameServer } from './idempotentOperations';
import { accountLimits, countAttempts } from './limits';

/**
 * POST /api/account-zones `{zoneId}` (MIG-3, MIG-4): moves the balances of all the player's CLOSED zones to an ACTIVE one, once.
 * 200 `{message?}`, also when the same migration has been started before; 422 with the contract's RechargeErrorBody; 409 for an
 * Idempotency-Key that was used with another payload; 429 beyond a number of new ones a day. Without a game server (no `deliverer`) no
 * migration starts.
 */
export const migrationRoutes = ({ db, pool, config }: Deps, deliverer: Deliverer | null) =>
  async function routes(app: FastifyInstance): Promise<void> {
    const limits = rateLimitsRepository(db);

    app.post(paths.accountZones, { preHandler: requirePlayer }, async (request): Promise<ActionResult> => {
      const checked = checkPayload(accountZonePayload, request.body);
      if (!checked.ok) throw invalidOperation(checked.errors);
      const { zoneId } = checked.value;
      const idempotency = idempotencyOf(request, `POST ${paths.accountZones}`, zoneId);
      const { id: playerId } = playerOf(request);
      // A retry of an operation that has begun is always answered.
      if (!(await knownOperation(db, playerId, idempotency)))
        await countAttempts(limits, [{ bucket: `migration:${playerId}`, limit: accountLimits.migrations }]);
      const result = deliverer
        ? await migrate({ pool, deliverer }, { playerId, gameId: 'fsonline', zoneId, idempotency })
        : await withoutGameServer(db, playerId, idempotency);
      const state = stateOrRefusal(result, config.portal.brand.unit);
      if (state === 'refused') throw new HttpProblem(422, migrationRefused);
      return state === 'pending' ? { message: MIGRATION_STILL_PENDING } : {};
    });
  };
