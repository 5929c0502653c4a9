import { randomUUID } from 'node:crypto';
import { operationHash } from '../../../api-host/domain/idempotency';
import { startRecharge, type RechargeOrder } from '../../../api-host/repositories/recharge';
import type { Manner } from './gameServers';
import type { Model } from './model';
import type { ModelOrder } from './modelTerms';
import type { Process, Real } from './real';
import { at, count, step, type Step } from './step';

/** The offers of the seed, in KP. */
export const SOLD = [5_000, 20_000, 50_000, 100_000];

/** How a recharge or migration is started: normally; twice at once; by a process that dies before, during or after the commit. */
export type Way = 'plain' | 'twice' | 'died after commit' | 'died before commit' | 'died in the commit';
export const ways: Way[] = [
  'plain',
  'plain',
  'plain',
  'twice',
  'died after commit',
  'died before commit',
  'died in the commit',
];

const orderOf = (real: Real, key: string, value: number, zone: number): RechargeOrder => ({
  playerId: real.player.id,
  gameId: 'fsonline',
  credit: value,
  zoneId: real.zones[zone] ?? 0,
  idempotency: { key, payloadHash: operationHash('recharge', value, zone) },
});

/** The game server's part in a delivery that the model has started. */
function meet(order: ModelOrder, manner: Manner, model: Model): void {
  if (manner === 'give') model.endRecharge(order, false);
  if (manner === 'refuse') model.endRecharge(order, true);
  if (manner === 'give unheard') {
    order.givenUnheard = true;
    model.coinsGiven += order.value * 10;
  }
}

/** Breaks a connection while the process waits for the response, so that the outcome of the statement is unknown. */
async function dieIn(process: Process, order: RechargeOrder, when: Way): Promise<void> {
  const client = await process.pool.connect();
  client.on('error', () => undefined);
  if (when === 'died before commit') {
    await client.query('begin');
    await startRecharge(client, order);
  } else {
    startRecharge(client, order).catch(() => undefined);
    await new Promise((resolve) => setImmediate(resolve));
  }
  client.release(true);
}

export const recharge = (value: number, zone: number, process: number, manner: Manner, way: Way): Step =>
  step(`recharge ${value} KP on zone ${zone}, ${way}, the game server: ${manner}`, async (model, real) => {
    const order = orderOf(real, randomUUID(), value, zone);
    const refusal = model.rechargeRefusal(value, zone, SOLD.includes(value));
    const first = at(real, process);
    // (A statement of a dead process may run late. If it would be refused by now, there is nothing to test.)
    if (!refusal && (way === 'died before commit' || way === 'died in the commit'))
      await dieIn(first, order, way);
    const starters =
      way === 'twice' ? real.world.processes : [at(real, way === 'plain' ? process : 1 - process)];
    const starts = await Promise.all(starters.map(({ pool }) => startRecharge(pool, order)));
    if (refusal) {
      for (const start of starts) expect(start.outcome).toBe(refusal);
      count(`recharge ${refusal}`);
      return;
    }
    const begun = starts.flatMap((start) => ('job' in start ? [start] : []));
    expect(begun).toHaveLength(starts.length);
    if (way !== 'died in the commit')
      expect(begun.filter(({ outcome }) => outcome === 'started')).toHaveLength(1);
    const booked = model.startRecharge(order.idempotency?.key ?? '', value, zone);
    count(`recharge ${way}`);
    if (way === 'died after commit') return;
    // The process that started it calls the game server; after a death in the commit, whichever process finds it.
    const its = begun.find(({ outcome }) => outcome === 'started') ?? begun[0];
    if (!its) return;
    real.world.games.meet([its.job.deliveryId], manner);
    await at(real, process).deliverer.attempt(its.job);
    meet(booked, manner, model);
    count(`recharge met: ${manner}`);
  });

export const sameKey = (which: number, process: number, otherPayload: boolean): Step =>
  step(
    `an old key again${otherPayload ? ', for something else' : ''}`,
    async (model, real) => {
      const order = model.orders[which % model.orders.length];
      if (!order) return;
      const asked = orderOf(real, order.key, order.value, otherPayload ? order.zone + 1 : order.zone);
      const start = await startRecharge(at(real, process).pool, asked);
      if (otherPayload) expect(start).toEqual({ outcome: 'IDEMPOTENCY_CONFLICT' });
      else expect(start).toMatchObject({ outcome: 'replayed', state: order.state });
      count('key again');
    },
    ({ orders }) => orders.length > 0,
  );
