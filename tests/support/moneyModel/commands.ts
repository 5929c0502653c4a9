import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { acceptTransfer } from '../../../api-host/gateways/transferNotices';
import { intentionHash } from '../../../api-host/domain/idempotency';
import { recallCredit } from '../../../api-host/repositories/ledger';
import { startMigration } from '../../../api-host/repositories/migration';
import { startRecharge, type RechargeOrder } from '../../../api-host/repositories/recharge';
import { setZoneState } from '../../../api-host/sandbox/scenes';
import { BANK } from '../moneyWorld';
import type { Manner } from './gameServers';
import type { Model, ModelOrder } from './model';
import { modelState, pollUntilEnded, stateOf, type Process, type Real } from './real';

type Step = fc.AsyncCommand<Model, Real>;

/** How often each kind of step came to what end; shows that the random sequences were no idle ones. */
export const tallies = new Map<string, number>();
const count = (what: string) => tallies.set(what, (tallies.get(what) ?? 0) + 1);

/** After each step the database says what the model says. */
function step(
  label: string,
  run: (model: Model, real: Real) => Promise<void>,
  check?: (model: Model) => boolean,
): Step {
  return {
    check: (model) => check?.(model) ?? true,
    async run(model, real) {
      await run(model, real);
      expect(await stateOf(real)).toEqual(modelState(model));
      expect(model.credit < 0 || model.debt < 0 || (model.credit > 0 && model.debt > 0)).toBe(false);
    },
    toString: () => label,
  };
}

const at = (real: Real, process: number): Process => real.world.processes[process === 0 ? 0 : 1];
const transfer = (real: Real, id: string, amount: number) => ({
  provider: BANK,
  externalId: id,
  amount,
  content: `ND FSO KP ${real.player.username}.CT tu 007`,
});

const topUp = (vnd: number, copies: number): Step =>
  step(`top-up ${vnd} VND, reported ${copies} times at once`, async (model, real) => {
    const id = randomUUID();
    const states = await Promise.all(
      Array.from({ length: copies }, (_, turn) =>
        acceptTransfer(at(real, turn % 2).deps, transfer(real, id, vnd)),
      ),
    );
    expect(new Set(states)).toEqual(new Set(['credited']));
    model.topUp(id, vnd);
    count(model.debt > 0 ? 'top-up in debt' : 'top-up');
  });

const duplicate = (which: number, process: number, changed: boolean): Step =>
  step(
    `an old notice again${changed ? ', with another amount' : ''}`,
    async (model, real) => {
      const notice = model.notices[which % model.notices.length];
      if (!notice) return;
      const again = transfer(real, notice.id, notice.vnd + (changed ? 1 : 0));
      expect(await acceptTransfer(at(real, process).deps, again)).toBe(changed ? 'conflict' : 'credited');
      count('duplicate');
    },
    ({ notices }) => notices.length > 0,
  );

const recall = (kp: number, process: number): Step =>
  step(`recall ${kp} KP`, async (model, real) => {
    await recallCredit(at(real, process).db, real.player.id, kp, 'model');
    count(model.credit < kp ? 'recall into debt' : 'recall');
    model.recall(kp);
  });

/** How a recharge or migration is begun: plainly; twice at once; by a process that dies before or after the commit, or right in it. */
type Way = 'plain' | 'twice' | 'died after commit' | 'died before commit' | 'died in the commit';
const ways: Way[] = [
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
  idempotency: { key, payloadHash: intentionHash('recharge', value, zone) },
});

/** The game server's part of a delivery that the model has begun. */
function meet(order: ModelOrder, manner: Manner, model: Model): void {
  if (manner === 'give') model.endRecharge(order, false);
  if (manner === 'refuse') model.endRecharge(order, true);
  if (manner === 'give unheard') {
    order.givenUnheard = true;
    model.coinsGiven += order.value * 10;
  }
}

/** A connection that breaks while the process waits for its answer: what became of the statement nobody knows. */
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

const recharge = (value: number, zone: number, process: number, manner: Manner, way: Way): Step =>
  step(`recharge ${value} KP on zone ${zone}, ${way}, the game server: ${manner}`, async (model, real) => {
    const order = orderOf(real, randomUUID(), value, zone);
    const refusal = model.rechargeRefusal(value, zone, SOLD.includes(value));
    const first = at(real, process);
    // (A statement that a dead process left behind may be carried out late; where it would be refused now, that is no test.)
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
    real.world.games.meet(real.player.username, manner);
    // Whoever began it asks the game server; after a death in the commit that is whoever finds it.
    const its = begun.find(({ outcome }) => outcome === 'started') ?? begun[0];
    if (its) await at(real, process).deliverer.attempt(its.job);
    real.world.games.meet(real.player.username, 'silent');
    meet(booked, manner, model);
    count(`recharge met: ${manner}`);
  });

const sameKey = (which: number, process: number, otherPayload: boolean): Step =>
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

const restart = (refuses: boolean): Step =>
  step(
    `the hosts come back, the game server ${refuses ? 'refuses' : 'gives'} what waits`,
    async (model, real) => {
      real.world.games.meet(real.player.username, refuses ? 'refuse' : 'give');
      await pollUntilEnded(real);
      real.world.games.meet(real.player.username, 'silent');
      for (const order of model.orders.filter(({ state }) => state === 'pending')) {
        model.endRecharge(order, refuses);
        count(`resumed as ${order.state}`);
      }
      if (model.moving) count(`migration resumed, ${refuses ? 'refused' : 'given'}`);
      model.endMigration(refuses);
    },
    ({ orders, moving }) => moving !== null || orders.some(({ state }) => state === 'pending'),
  );

const migrate = (to: number, process: number, manner: Manner, way: Way): Step =>
  step(`migration to zone ${to}, ${way}, the game server: ${manner}`, async (model, real) => {
    const expected = model.migrationRefusal(to);
    const key = randomUUID();
    const order = {
      playerId: real.player.id,
      gameId: 'fsonline',
      zoneId: real.zones[to] ?? 0,
      idempotency: { key, payloadHash: intentionHash('migration', to) },
    } as const;
    const starters = way === 'twice' ? real.world.processes : [at(real, process)];
    const starts = await Promise.all(starters.map(({ pool }) => startMigration(pool, order)));
    count(`migration ${expected}`);
    const outcomes = starts.map(({ outcome }) => outcome).sort();
    if (expected !== 'begin') {
      const outcome = expected === 'again' ? 'replayed' : expected;
      expect(outcomes).toEqual(starts.map(() => outcome));
      return;
    }
    expect(outcomes).toEqual(way === 'twice' ? ['replayed', 'started'] : ['started']);
    model.startMigration(key, to);
    if (!model.moving || way.startsWith('died')) return;
    real.world.games.meet(real.player.username, manner);
    const its = starts.find(({ outcome }) => outcome === 'started');
    if (its && 'job' in its) await at(real, process).deliverer.attempt(its.job);
    real.world.games.meet(real.player.username, 'silent');
    if (manner === 'give unheard') model.moving.givenUnheard = true;
    else if (manner !== 'silent') model.endMigration(manner === 'refuse');
    count(`migration met: ${manner}`);
  });

const setZone = (zone: number, open: boolean): Step =>
  step(`zone ${zone} ${open ? 'opens' : 'closes'}`, async (model, real) => {
    const found = model.zones[zone];
    if (!found) return;
    await setZoneState(real.world.database.db, real.zones[zone] ?? 0, open ? 'ACTIVE' : 'CLOSED');
    found.open = open;
  });

const SOLD = [5_000, 20_000, 50_000, 100_000];
const process = fc.integer({ min: 0, max: 1 });
const zone = fc.integer({ min: 0, max: 2 });
const which = fc.nat(20);
const manner = fc.constantFrom<Manner>('give', 'give', 'refuse', 'give unheard', 'silent');
const way = fc.constantFrom(...ways);
const vnd = fc.oneof(
  fc.constantFrom(50_000, 100_000, 200_000, 500_000),
  fc.integer({ min: 1, max: 600_000 }),
  fc.constantFrom(1, 9, 10, 49_999, 99_999),
);

/** Everything that may happen to a player's money. */
export const steps: fc.Arbitrary<Step>[] = [
  fc.tuple(vnd, fc.integer({ min: 1, max: 3 })).map((args) => topUp(...args)),
  fc.tuple(fc.integer({ min: 100_000, max: 1_000_000 }), fc.constant(1)).map((args) => topUp(...args)),
  fc.tuple(which, process, fc.boolean()).map((args) => duplicate(...args)),
  fc
    .tuple(fc.oneof(fc.integer({ min: 1, max: 30_000 }), fc.constantFrom(1, 5_000)), process)
    .map((args) => recall(...args)),
  fc
    .tuple(fc.constantFrom(...SOLD, 5_000, 5_000, 7), zone, process, manner, way)
    .map((args) => recharge(...args)),
  // The cheapest thing again, so that more of them go through.
  ...[1, 2].map(() =>
    fc.tuple(fc.constant(5_000), zone, process, manner, way).map((args) => recharge(...args)),
  ),
  fc.tuple(which, process, fc.boolean()).map((args) => sameKey(...args)),
  fc.boolean().map(restart),
  fc.tuple(zone, process, manner, way).map((args) => migrate(...args)),
  fc.tuple(zone, fc.boolean()).map((args) => setZone(...args)),
];

/** A player's zones to begin with. */
export const zonesArbitrary = fc.array(
  fc.record({
    open: fc.oneof({ weight: 7, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    account: fc.option(
      fc.record({
        leftCoin: fc.nat(500_000),
        extpoint0: fc.oneof(fc.nat(99), fc.nat(100_000)),
        extpoint4: fc.nat(30),
      }),
    ),
  }),
  { minLength: 3, maxLength: 3 },
);
