import type { RechargeErrorCode } from '@portal/contract';
import type { Deps } from '../deps';
import { deliveryTimes } from '../domain/deliverySchedule';
import { notifyMoneyEvent } from '../events/notifyMoneyEvent';
import type { DeliveryResult, GameServer } from '../gateways/gameServer';
import { raiseAlarm } from '../repositories/alarms';
import {
  completeDeliveries,
  deliveryState,
  recordUnknownOutcome,
  refuseDelivery,
  type DeliveryJob,
  type DeliveryState,
  type StartedDelivery,
} from '../repositories/deliveries';
import { inBatches } from '../repositories/inBatches';
import { completeMigration, refuseMigration } from '../repositories/migration';

/**
 * The state of an operation's delivery, or why the operation was refused with nothing started. `coins`: the number of coins that the
 * payload of a refused recharge would buy now.
 */
export type OperationResult =
  | { state: DeliveryState }
  | { refused: RechargeErrorCode; coins?: number | null };

/** Sends deliveries to the game server and records its results in the ledger. */
export interface Deliverer {
  /** One attempt. 'pending' when the game server gave no final answer. */
  attempt(job: DeliveryJob): Promise<DeliveryState>;
  /** Waits for the end of a delivery, for the request that started or repeated it; 'pending' if that takes too long. */
  finish(started: StartedDelivery): Promise<DeliveryState>;
  /** Records the deliveries that the game server has confirmed while the database failed. If some still fail, throws the first error. */
  recordAgain(): Promise<void>;
}

const POLL_EVERY_MS = 100;

/** The deliverer of this process. Concurrent attempts at one delivery share a run; what was delivered is recorded in batches. */
export function createDeliverer({ db, pool, log }: Deps, gameServer: GameServer): Deliverer {
  const complete = inBatches<DeliveryJob, boolean>((jobs) => completeDeliveries(pool, jobs), {
    parallel: 2,
    size: 100,
  });
  /** Running attempts of this process. Those of other processes are visible in the database. */
  const attempts = new Map<number, Promise<DeliveryState>>();
  const polls = new Map<number, Promise<DeliveryState>>();
  /** Confirmed by the game server, but not recorded. One that was refunded is not attempted again, so only this host knows of it. */
  const unrecorded = new Map<number, DeliveryJob>();

  async function askGameServer(job: DeliveryJob): Promise<DeliveryResult> {
    const signal = AbortSignal.timeout(deliveryTimes.answerWithin);
    const timedOut = new Promise<DeliveryResult>((resolve) => {
      signal.addEventListener('abort', () => resolve({ status: 'unknown', reason: 'no answer in time' }));
    });
    const result = gameServer.deliver(job, signal).catch((error: unknown): DeliveryResult => ({
      status: 'unknown',
      reason: String(error).slice(0, 200),
    }));
    return Promise.race([result, timedOut]);
  }

  async function attemptOnce(job: DeliveryJob): Promise<DeliveryState> {
    // The debit has committed just before the first attempt.
    if (job.attempts === 1) notifyMoneyEvent(pool, job.playerId);
    const state = await record(job, await askGameServer(job));
    if (state !== 'pending') notifyMoneyEvent(pool, job.playerId);
    return state;
  }

  async function record(job: DeliveryJob, result: DeliveryResult): Promise<DeliveryState> {
    switch (result.status) {
      case 'delivered':
        return recordDelivered(job);
      case 'refused':
        log.info({ deliveryId: job.deliveryId, reason: result.reason }, 'the game server refused a delivery');
        return (job.migration ? refuseMigration : refuseDelivery)(db, job, result.reason);
      case 'unknown':
        log.warn({ deliveryId: job.deliveryId, reason: result.reason }, 'a delivery has no final answer yet');
        await recordUnknownOutcome(db, job, result.reason);
        // Another process may have ended it meanwhile.
        return deliveryState(db, job);
    }
  }

  async function recordDelivered(job: DeliveryJob): Promise<DeliveryState> {
    try {
      const isCompleted = await (job.migration ? completeMigration(db, job) : complete(job));
      const state = isCompleted ? 'delivered' : await endedBefore(job);
      unrecorded.delete(job.transactionId);
      return state;
    } catch (error) {
      unrecorded.set(job.transactionId, job);
      log.error({ deliveryId: job.deliveryId }, 'a delivery that the game server confirmed was not recorded');
      throw error;
    }
  }

  /** The state of a delivery that had ended before the game server's answer. */
  async function endedBefore(job: DeliveryJob): Promise<DeliveryState> {
    const state = await deliveryState(db, job);
    // Refunded but delivered after all: only a person can find out which should count.
    if (state === 'refused')
      await raiseAlarm(db, 'delivered-after-refusal', job.deliveryId, { playerId: job.playerId });
    return state;
  }

  async function pollState(job: DeliveryJob): Promise<DeliveryState> {
    const end = performance.now() + deliveryTimes.answerWithin;
    let state = await deliveryState(db, job);
    while (state === 'pending' && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
      state = await deliveryState(db, job);
    }
    return state;
  }

  /** Concurrent callers share one run per delivery. */
  function shared(
    running: Map<number, Promise<DeliveryState>>,
    job: DeliveryJob,
    run: () => Promise<DeliveryState>,
  ): Promise<DeliveryState> {
    const known = running.get(job.transactionId);
    if (known) return known;
    const started = run().finally(() => running.delete(job.transactionId));
    running.set(job.transactionId, started);
    return started;
  }

  const attempt = (job: DeliveryJob) => shared(attempts, job, () => attemptOnce(job));

  return {
    attempt,
    async finish({ outcome, job, state }) {
      if (state !== 'pending') return state;
      if (outcome === 'started') return attempt(job);
      return attempts.get(job.transactionId) ?? shared(polls, job, () => pollState(job));
    },
    async recordAgain() {
      const errors: unknown[] = [];
      for (const job of unrecorded.values())
        try {
          await recordDelivered(job);
          notifyMoneyEvent(pool, job.playerId);
        } catch (error) {
          // Such as a balance that stays locked: the deliveries after it must not wait for it.
          errors.push(error);
        }
      if (errors.length > 0) throw errors[0];
    },
  };
}
