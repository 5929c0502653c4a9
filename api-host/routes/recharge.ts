import type { FastifyInstance } from 'fastify';
import { gameOf, paths, type ActionResult, type GameRechargeConfig } from '@portal/contract';
import { checkPayload, rechargePayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { priceChanged, refunded, refusal, STILL_PENDING } from '../domain/rechargeMessages';
import { HttpProblem, problem } from '../errors';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { gameCatalogue } from '../repositories/catalogue';
import type { Deliverer } from '../useCases/deliver';
import { recharge } from '../useCases/recharge';
import { rewardPlayer } from '../useCases/rewardPlayer';
import { ownPasswordCounter } from './limits';
import { idempotencyOf, invalidOperation, stateOrRefusal, withoutGameServer } from './idempotentOperations';

const GAME = 'fsonline';

/**
 * GET /api/recharge/game: the contract's GameRechargeConfig.
 * POST /api/recharge/game `{creditAmount, zoneId, expectedCoins?, otpNumber?, securityCode?, currentPassword?}` (KP): 200 `{message?}`;
 * 422 with the contract's RechargeErrorBody, under the field of the proof if the player's own rule requires one (SAFE-6); 409 for an
 * Idempotency-Key that was used with another payload, or if the number of coins is no longer `expectedCoins`. Without a game server (no
 * `deliverer`) no recharge starts.
 */
export const rechargeRoutes = (deps: Deps, deliverer: Deliverer | null) =>
  async function routes(app: FastifyInstance): Promise<void> {
    const { db, pool, keys, clock, config } = deps;
    const { unit } = config.portal.brand;
    app.get(
      paths.rechargeGame,
      { preHandler: requirePlayer },
      async (_request, reply): Promise<GameRechargeConfig> => {
        const catalogue = await gameCatalogue(db, GAME);
        if (!catalogue) throw problem(503, 'Chưa có gói nạp nào, xin thử lại sau.');
        reply.header('Cache-Control', 'no-store');
        return { gameId: GAME, ...catalogue, acceptsExpectedCoins: true };
      },
    );

    app.post(paths.rechargeGame, { preHandler: requirePlayer }, async (request): Promise<ActionResult> => {
      const checked = checkPayload(rechargePayload, request.body);
      if (!checked.ok) throw invalidOperation(checked.errors);
      const { creditAmount, zoneId, expectedCoins, ...proofs } = checked.value;
      const idempotency = idempotencyOf(request, `POST ${paths.rechargeGame}`, creditAmount, zoneId);
      const { id: playerId, paymentRule } = playerOf(request);
      const order = {
        playerId,
        gameId: GAME,
        credit: creditAmount,
        zoneId,
        expectedCoins,
        idempotency,
      } as const;
      const result = deliverer
        ? await recharge(
            { db, pool, keys, deliverer, passwords: request.passwords },
            {
              order,
              rule: paymentRule,
              proofs,
              now: clock(),
              passwordCounter: ownPasswordCounter(playerId),
              browserHash: request.server.knownBrowsers.hashOf(request),
            },
          )
        : await withoutGameServer(db, playerId, idempotency);
      if ('errors' in result)
        throw new HttpProblem(422, { ...refusal('PROOF_REQUIRED', unit), errors: result.errors });
      if ('refused' in result && result.refused === 'PRICE_CHANGED') {
        const { coinName } = (await gameCatalogue(db, GAME)) ?? gameOf(GAME);
        const now = { credit: creditAmount, coins: result.coins ?? 0 };
        throw new HttpProblem(409, priceChanged(GAME, coinName, now, unit));
      }
      const state = stateOrRefusal(result, unit);
      if (state === 'delivered') await rewardPlayer(deps, playerId);
      if (state === 'refused') throw new HttpProblem(422, refunded(creditAmount, unit));
      return state === 'pending' ? { message: STILL_PENDING } : {};
    });
  };
