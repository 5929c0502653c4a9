import type { Deps } from '../deps';
import { deliveryTimes } from '../domain/deliverySchedule';
import type { DeliveryResult, GameServer } from '../gateways/gameServer';
import {
  completeDeliveries,
  deliveryState,
  recordUnknownOutcome,
  refuseDelivery,
  type DeliveryJob,
  type DeliveryState,
} from '../repositories/deliveries';
import { inBatches } from '../repositories/inBatches';
import { notifyMoneyEvent } from '../events/notifyMoneyEvent';
import { completeMigration, refuseMigration } from '../repositories/migration';

/** Carries deliveries to the game server and books what it answers. */
export interface Deliverer {
  /** One try. 'pending' when it had no clear end. */
  attempt(job: DeliveryJob): Promise<DeliveryState>;
  /** How a delivery that somebody (here or in another process) is busy with ends; 'pending' when that takes too long. */
  watch(job: DeliveryJob): Promise<DeliveryState>;
}

const LOOK_EVERY_MS = 100;

export function createDeliverer({ db, pool, log }: Deps, gameServer: GameServer): Deliverer {
  const complete = inBatches<DeliveryJob, boolean>((jobs) => completeDeliveries(pool, jobs), {
    parallel: 2,
    size: 100,
  });
  /** What this process is busy with; what happens in others is seen in the database. */
  const tries = new Map<number, Promise<DeliveryState>>();
  const watches = new Map<number, Promise<DeliveryState>>();

  async function ask(job: DeliveryJob): Promise<DeliveryResult> {
    const signal = AbortSignal.timeout(deliveryTimes.answerWithin);
    const late = new Promise<DeliveryResult>((resolve) => {
      signal.addEventListener('abort', () => resolve({ status: 'unknown', reason: 'no answer in time' }));
    });
    const answer = gameServer.deliver(job, signal).catch((error: unknown): DeliveryResult => ({
      status: 'unknown',
      reason: String(error).slice(0, 200),
    }));
    return Promise.race([answer, late]);
  }

  async function tryOnce(job: DeliveryJob): Promise<DeliveryState> {
    // The payment has been in the books since just before its first try.
    if (job.attempts === 1) notifyMoneyEvent(pool, job.playerId);
    const state = await book(job, await ask(job));
    if (state !== 'pending') notifyMoneyEvent(pool, job.playerId);
    return state;
  }

  async function book(job: DeliveryJob, answer: DeliveryResult): Promise<DeliveryState> {
    switch (answer.status) {
      case 'delivered':
        return (await (job.migration ? completeMigration(db, job) : complete(job)))
          ? 'delivered'
          : deliveryState(db, job);
      case 'refused':
        log.info({ deliveryId: job.deliveryId, reason: answer.reason }, 'the game server refused a delivery');
        return (job.migration ? refuseMigration : refuseDelivery)(db, job, answer.reason);
      case 'unknown':
        log.warn({ deliveryId: job.deliveryId, reason: answer.reason }, 'a delivery has no clear end yet');
        await recordUnknownOutcome(db, job, answer.reason);
        // Somebody else may have ended it meanwhile.
        return deliveryState(db, job);
    }
  }

  async function watchOthers(job: DeliveryJob): Promise<DeliveryState> {
    const end = performance.now() + deliveryTimes.answerWithin;
    let state = await deliveryState(db, job);
    while (state === 'pending' && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      state = await deliveryState(db, job);
    }
    return state;
  }

  function joined(
    running: Map<number, Promise<DeliveryState>>,
    job: DeliveryJob,
    work: () => Promise<DeliveryState>,
  ): Promise<DeliveryState> {
    const known = running.get(job.transactionId);
    if (known) return known;
    const begun = work().finally(() => running.delete(job.transactionId));
    running.set(job.transactionId, begun);
    return begun;
  }

  return {
    attempt: (job) => joined(tries, job, () => tryOnce(job)),
    watch: (job) => tries.get(job.transactionId) ?? joined(watches, job, () => watchOthers(job)),
  };
}
