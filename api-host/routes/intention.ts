import type { FastifyRequest } from 'fastify';
import { wireNames, type FieldErrors } from '@portal/contract';
import { intentionHash, isIdempotencyKey } from '../domain/idempotency';
import { refusal } from '../domain/rechargeMessages';
import { HttpProblem } from '../errors';
import type { Idempotency } from '../repositories/deliveries';

/** 422 of the recharge and migration calls for a body or header that breaks a rule. */
export const invalidIntention = (errors: FieldErrors) =>
  new HttpProblem(422, { ...refusal('INVALID_PAYLOAD'), errors });

/** The caller's key for this intention, with the hash of what it is for; null when it sends none (GAME-8). */
export function idempotencyOf(request: FastifyRequest, call: string, ...payload: number[]): Idempotency {
  const key = request.headers[wireNames.idempotencyKey.toLowerCase()];
  if (key === undefined) return null;
  if (!isIdempotencyKey(key))
    throw invalidIntention({ [wireNames.idempotencyKey]: ['Mã chống nạp trùng không hợp lệ.'] });
  return { key, payloadHash: intentionHash(call, ...payload) };
}
