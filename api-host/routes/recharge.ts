import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  paths,
  wireNames,
  type ActionResult,
  type FieldErrors,
  type GameRechargeConfig,
} from '@portal/contract';
import { checkPayload, rechargePayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { refunded, refusal, STILL_PENDING } from '../domain/rechargeMessages';
import { HttpProblem, problem } from '../errors';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { gameCatalogue } from '../repositories/catalogue';
import type { DeliveryState } from '../repositories/deliveries';
import { startRecharge } from '../repositories/recharge';
import type { Deliverer } from '../workers/deliverer';

const GAME = 'fsonline';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const invalid = (errors: FieldErrors) => new HttpProblem(422, { ...refusal('INVALID_PAYLOAD'), errors });

/** The caller's key for this intention, with the hash of what it is for; null when it sends none (GAME-8). */
function idempotencyOf(request: FastifyRequest, payload: { creditAmount: number; zoneId: number }) {
  const key = request.headers[wireNames.idempotencyKey.toLowerCase()];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !uuid.test(key))
    throw invalid({ [wireNames.idempotencyKey]: ['Mã chống nạp trùng không hợp lệ.'] });
  const intention = `POST ${paths.rechargeGame}\n${payload.creditAmount}\n${payload.zoneId}`;
  return { key, payloadHash: createHash('sha256').update(intention).digest() };
}

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
      if (!checked.ok) throw invalid(checked.errors);
      const { creditAmount, zoneId } = checked.value;
      const idempotency = idempotencyOf(request, { creditAmount, zoneId });
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
