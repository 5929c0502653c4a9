import type { FastifyInstance } from 'fastify';
import { paths, type ActionResult, type GameRechargeConfig } from '@portal/contract';
import { checkPayload, rechargePayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { refunded, refusal, STILL_PENDING } from '../domain/rechargeMessages';
import { HttpProblem, problem } from '../errors';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { gameCatalogue } from '../repositories/catalogue';
import type { DeliveryState } from '../repositories/deliveries';
import { startRecharge } from '../repositories/recharge';
import type { Deliverer } from '../workers/deliverer';
import { idempotencyOf, invalidOperation } from './idempotency';

const GAME = 'fsonline';

function answer(state: DeliveryState, credit: number): ActionResult {
  if (state === 'refused') throw new HttpProblem(422, refunded(credit));
  return state === 'pending' ? { message: STILL_PENDING } : {};
}

/**
 * GET /api/recharge/game: contract's GameRechargeConfig.
 * POST /api/recharge/game `{creditAmount, zoneId}` (KP): 200 `{message?}`, 422 contract's RechargeErrorBody, 409 for a used
 * Idempotency-Key. The charge is committed before the game server is called; no `deliverer`: recharges are off.
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
      const start = await startRecharge(pool, order);
      if (start.outcome === 'started') return answer(await deliverer.attempt(start.job), creditAmount);
      if (start.outcome === 'replayed') {
        const state = start.state === 'pending' ? await deliverer.watch(start.job) : start.state;
        return answer(state, creditAmount);
      }
      throw new HttpProblem(start.outcome === 'IDEMPOTENCY_CONFLICT' ? 409 : 422, refusal(start.outcome));
    });
  };
