import type { Deps, Worker } from '../deps';
import { ALARM_AFTER_ATTEMPTS } from '../domain/deliverySchedule';
import { raiseAlarm } from '../repositories/alarms';
import { claimDue, postpone, type DeliveryJob } from '../repositories/deliveries';
import type { Deliverer } from '../useCases/deliver';
import { polling } from './polling';

const EVERY_MS = 500;
const AT_ONCE = 20;

/**
 * Finishes deliveries that are still pending after a time-out, a fault of the game server or the death of a host. Any number of
 * processes may poll, since claims skip locked rows. KP are refunded only when the game server refuses, never when it is silent.
 */
export function deliveryPoller({ db, log }: Deps, deliverer: Deliverer): Worker {
  async function finish(job: DeliveryJob): Promise<void> {
    const state = await deliverer.attempt(job);
    if (state !== 'pending') return;
    await postpone(db, job);
    if (job.attempts === ALARM_AFTER_ATTEMPTS)
      await raiseAlarm(db, 'delivery-stuck', job.deliveryId, {
        playerId: job.playerId,
        attempts: job.attempts,
      });
  }

  return polling(
    { log },
    {
      name: 'deliveryPoller',
      everyMs: EVERY_MS,
      async round() {
        const jobs = await claimDue(db, AT_ONCE);
        await Promise.all(jobs.map(finish));
        return jobs.length === AT_ONCE;
      },
    },
  );
}
