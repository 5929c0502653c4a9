import type { FastifyRequest } from 'fastify';
import type { FieldErrors } from '@portal/contract';
import type { Deps } from '../deps';
import { invalidFields } from '../errors';
import { playerOf } from '../plugins/sessions';
import { rateLimitsRepository } from '../repositories/rateLimits';
import type { GivenProofs } from '../useCases/proveChange';
import { callerOf } from './caller';
import { ownPasswordCounter } from './limits';
import { countedChange } from './ownChanges';

/** Makes a change of a second factor that must be proven, and counts it. Throws 422 with the field errors of a wrong proof, and 429. */
export function provenChanges({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const limits = rateLimitsRepository(db);
  const inputOf = (request: FastifyRequest, proofs: GivenProofs) => {
    const { id: playerId } = playerOf(request);
    const passwordCounter = ownPasswordCounter(playerId);
    return { playerId, proofs, passwordCounter, now: clock(), caller: callerOf(request) };
  };
  return <Done>(
    request: FastifyRequest,
    proofs: GivenProofs,
    change: (input: ReturnType<typeof inputOf>) => Promise<{ errors: FieldErrors } | { done: Done }>,
  ): Promise<Done> => {
    const input = inputOf(request, proofs);
    return countedChange(limits, 'factor', input.playerId, async () => doneOf(await change(input)));
  };
}

/** The result of a proven change. Throws 422 with the field errors of a wrong proof. */
export function doneOf<Done>(outcome: { errors: FieldErrors } | { done: Done }): Done {
  if ('errors' in outcome) throw invalidFields(outcome.errors);
  return outcome.done;
}
