import type { Deps, Worker } from '../deps';
import { recoveryRequestsRepository } from '../repositories/recoveryRequests';
import { answerRecoveryRequest } from '../useCases/answerRecoveryRequest';
import { polling } from './polling';

const EVERY_MS = 250;

/**
 * Processes requests to recover an account. It runs separately from the HTTP request, so that neither the response nor its timing
 * reveals whether the account exists (REC-4, REC-6).
 */
export function recoveryAnswerer(deps: Deps): Worker {
  const { db, publicOrigin, clock, keys } = deps;
  return polling(deps, {
    name: 'recoveryAnswerer',
    everyMs: EVERY_MS,
    round: () =>
      db.transaction().execute(async (trx) => {
        const request = await recoveryRequestsRepository(trx).take();
        if (!request) return false;
        await answerRecoveryRequest(trx, request, { origin: publicOrigin(), now: clock(), keys });
        return true;
      }),
  });
}
