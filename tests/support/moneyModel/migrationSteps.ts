import { randomUUID } from 'node:crypto';
import { operationHash } from '../../../api-host/domain/idempotency';
import { startMigration } from '../../../api-host/repositories/migration';
import { setZoneState } from '../../../api-host/sandbox/repository';
import type { Manner } from './gameServers';
import { endPending } from './real';
import type { Way } from './rechargeSteps';
import { at, count, step, type Step } from './step';

export const migrate = (to: number, process: number, manner: Manner, way: Way): Step =>
  step(`migration to zone ${to}, ${way}, the game server: ${manner}`, async (model, real) => {
    const expected = model.migrationRefusal(to);
    const key = randomUUID();
    const order = {
      playerId: real.player.id,
      gameId: 'fsonline',
      zoneId: real.zones[to] ?? 0,
      idempotency: { key, payloadHash: operationHash('migration', to) },
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
    const its = starts.find(({ outcome }) => outcome === 'started');
    if (!its || !('job' in its)) return;
    real.world.games.meet([its.job.deliveryId], manner);
    await at(real, process).deliverer.attempt(its.job);
    if (manner === 'give unheard') model.moving.givenUnheard = true;
    else if (manner !== 'silent') model.endMigration(manner === 'refuse');
    count(`migration met: ${manner}`);
  });

export const setZone = (zone: number, open: boolean): Step =>
  step(`zone ${zone} ${open ? 'opens' : 'closes'}`, async (model, real) => {
    const found = model.zones[zone];
    if (!found) return;
    await setZoneState(real.world.database.db, real.zones[zone] ?? 0, open ? 'ACTIVE' : 'CLOSED');
    found.open = open;
  });

export const restart = (refuses: boolean): Step =>
  step(
    `the hosts come back, the game server ${refuses ? 'refuses' : 'gives'} what waits`,
    async (model, real) => {
      await endPending(real, refuses ? 'refuse' : 'give');
      for (const order of model.orders.filter(({ state }) => state === 'pending')) {
        model.endRecharge(order, refuses);
        count(`resumed as ${order.state}`);
      }
      if (model.moving) count(`migration resumed, ${refuses ? 'refused' : 'given'}`);
      model.endMigration(refuses);
    },
    ({ orders, moving }) => moving !== null || orders.some(({ state }) => state === 'pending'),
  );
