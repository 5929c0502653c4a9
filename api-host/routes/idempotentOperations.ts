import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { wireNames, type FieldErrors } from '@portal/contract';
import type { Database } from '../db/schema';
import { operationHash, isIdempotencyKey } from '../domain/idempotency';
import { refusal } from '../domain/rechargeMessages';
import { HttpProblem } from '../errors';
import { knownOperation, type DeliveryState, type Idempotency } from '../repositories/deliveries';
import type { OperationResult } from '../useCases/deliver';

/** The 422 of the recharge and migration calls for a body or header that breaks a rule. */
export const invalidOperation = (errors: FieldErrors) =>
  new HttpProblem(422, { ...refusal('INVALID_PAYLOAD'), errors });

/** The caller's Idempotency-Key with the hash of the call and its payload; null without one (GAME-8). 422 for a key that is not a UUID. */
export function idempotencyOf(request: FastifyRequest, call: string, ...payload: number[]): Idempotency {
  const key = request.headers[wireNames.idempotencyKey.toLowerCase()];
  if (key === undefined) return null;
  if (!isIdempotencyKey(key))
    throw invalidOperation({ [wireNames.idempotencyKey]: ['Mã chống nạp trùng không hợp lệ.'] });
  return { key, payloadHash: operationHash(call, ...payload) };
}

/**
 * The result of a call to a host without a game server. An operation that was started before, by a host that had one, is not refused: the
 * player would read that nothing was charged.
 */
export const withoutGameServer = async (
  db: Kysely<Database>,
  playerId: number,
  idempotency: Idempotency,
): Promise<OperationResult> =>
  (await knownOperation(db, playerId, idempotency)) ?? { refused: 'GAME_UNAVAILABLE' };

/** The state of the delivery. Throws 409 for a key used with another payload, and 422 for any other refusal. */
export function stateOrRefusal(result: OperationResult, unit: string): DeliveryState {
  if ('state' in result) return result.state;
  const status = result.refused === 'IDEMPOTENCY_CONFLICT' ? 409 : 422;
  throw new HttpProblem(status, refusal(result.refused, unit));
}
