import type { FastifyRequest } from 'fastify';
import type { FieldErrors } from '@portal/contract';
import type { Deps } from '../deps';
import { invalidFields } from '../errors';
import { playerOf } from '../plugins/sessions';
import { rateLimitsRepository } from '../repositories/rateLimits';
import type { GivenProofs } from '../useCases/proveChange';
import { callerOf } from './caller';
import { accountLimits, countAttempts, ownPasswordCounter } from './limits';

/** The input of a change of a second factor that must be proven. Counts the change; throws 429 beyond the limit. */
export function provenChanges({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const limits = rateLimitsRepository(db);
  return async (request: FastifyRequest, proofs: GivenProofs) => {
    const { id: playerId } = playerOf(request);
    await countAttempts(limits, [{ bucket: `own-factor:${playerId}`, limit: accountLimits.ownChanges }]);
    const passwordCounter = ownPasswordCounter(playerId);
    return { playerId, proofs, passwordCounter, now: clock(), caller: callerOf(request) };
  };
}

/** The result of a proven change. Throws 422 with the field errors of a wrong proof. */
export function doneOf<Done>(outcome: { errors: FieldErrors } | { done: Done }): Done {
  if ('errors' in outcome) throw invalidFields(outcome.errors);
  return outcome.done;
}
