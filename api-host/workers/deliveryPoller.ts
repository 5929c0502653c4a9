import type { Deps, Worker } from '../deps';
import { claimDue, postpone, type DeliveryJob } from '../repositories/deliveries';
import type { Deliverer } from '../useCases/deliver';
import { polling } from './polling';

const EVERY_MS = 500;
const AT_ONCE = 20;

/**
 * Finishes deliveries that are still pending after a timeout, a fault of the game server or the death of a host. Any number of
 * processes may poll, since claims skip locked rows. KP are refunded only when the game server refuses, never when it does not respond.
 */
export function deliveryPoller({ db, log }: Deps, deliverer: Deliverer): Worker {
  async function finish(job: DeliveryJob): Promise<void> {
    if ((await deliverer.attempt(job)) === 'pending') await postpone(db, job);
  }

  return polling(
    { log },
    {
      name: 'deliveryPoller',
      everyMs: EVERY_MS,
      async round() {
        const jobs = await claimDue(db, AT_ONCE);
        await Promise.all(jobs.map(finish));
        await deliverer.recordAgain();
        return jobs.length === AT_ONCE;
      },
    },
  );
}
