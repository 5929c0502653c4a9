import type { FastifyInstance } from 'fastify';
import { paths, type ActionResult, type GameRechargeConfig } from '@portal/contract';
import { checkPayload, rechargePayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { refunded, refusal, STILL_PENDING } from '../domain/rechargeMessages';
import { HttpProblem, problem } from '../errors';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { gameCatalogue } from '../repositories/catalogue';
import type { Deliverer } from '../useCases/deliver';
import { recharge } from '../useCases/recharge';
import { idempotencyOf, invalidOperation, stateOrRefusal } from './idempotentOperations';

const GAME = 'fsonline';

/**
 * GET /api/recharge/game: the contract's GameRechargeConfig.
 * POST /api/recharge/game `{creditAmount, zoneId}` (KP): 200 `{message?}`; 422 with the contract's RechargeErrorBody; 409 for an
 * Idempotency-Key that was used with another payload. Without a game server (no `deliverer`) nothing can be recharged.
 */
export const rechargeRoutes = ({ db, pool }: Deps, deliverer: Deliverer | null) =>
  async function routes(app: FastifyInstance): Promise<void> {
    app.get(
      paths.rechargeGame,
      { preHandler: requirePlayer },
      async (_request, reply): Promise<GameRechargeConfig> => {
        const catalogue = await gameCatalogue(db, GAME);
        if (!catalogue) throw problem(503, 'Chưa có gói nạp nào, xin thử lại sau.');
        reply.header('Cache-Control', 'no-store');
        return { gameId: GAME, ...catalogue };
      },
    );

    app.post(paths.rechargeGame, { preHandler: requirePlayer }, async (request): Promise<ActionResult> => {
      const checked = checkPayload(rechargePayload, request.body);
      if (!checked.ok) throw invalidOperation(checked.errors);
      const { creditAmount, zoneId } = checked.value;
      const idempotency = idempotencyOf(request, `POST ${paths.rechargeGame}`, creditAmount, zoneId);
      if (!deliverer) throw new HttpProblem(422, refusal('GAME_UNAVAILABLE'));

      const order = {
        playerId: playerOf(request).id,
        gameId: GAME,
        credit: creditAmount,
        zoneId,
        idempotency,
      } as const;
      const state = stateOrRefusal(await recharge({ pool, deliverer }, order));
      if (state === 'refused') throw new HttpProblem(422, refunded(creditAmount));
      return state === 'pending' ? { message: STILL_PENDING } : {};
    });
  };
