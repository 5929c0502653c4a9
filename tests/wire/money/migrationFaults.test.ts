import { randomUUID } from 'node:crypto';
import { completeMigration, refuseMigration } from '../../../api-host/repositories/migration';
import type { GameMode } from '../../../api-host/sandbox/gameSettings';
import { eventually } from '../../support/eventually';
import {
  accountZonesOf,
  migrate,
  MOVED,
  PENDING,
  movedFor,
  newZone,
  OLD,
  openAccount,
  roundedOff,
  strandedPlayer,
} from '../../support/migrations';
import { openMoneyWorld, type MoneyWorld } from '../../support/moneyWorld';
import { deliveriesEnded, deliveryStates, ORDER, recharge, tally } from '../../support/recharges';
import type { HostProcess } from '../../support/startHost';

const codeOf = ({ text }: { text: string }) => /"errorCode":"([A-Z_]+)"/.exec(text)?.[1];

describe('the sandbox’s game servers', () => {
  let world: MoneyWorld;
  let host: HostProcess;
  let other: HostProcess;
  const mode = (name: GameMode) => world.sandbox('/game', { mode: name });

  beforeAll(async () => {
    world = await openMoneyWorld(2);
    [host, other] = world.hosts as [HostProcess, HostProcess];
  });
  beforeEach(() => mode('ok'));
  afterAll(async () => expect(await world.close()).toEqual([]));

  it('that refuse leave every balance and the answer of the key unchanged; a new attempt moves', async () => {
    const { player, from } = await strandedPlayer(world);
    const second = await newZone(world, 'CLOSED');
    await openAccount(world, player, second, { leftCoin: 5, extpoint0: 11, extpoint4: 0 });
    const before = await accountZonesOf(player.at(host));
    await mode('refuse');
    const key = randomUUID();
    const answer = await migrate(player.at(host), 1, key);
    expect(answer.status).toBe(422);
    expect(answer.json()).toEqual({
      errorCode: 'GAME_UNAVAILABLE',
      message: expect.stringContaining('vẫn còn nguyên') as string,
    });
    await mode('ok');
    expect(await accountZonesOf(player.at(host))).toEqual(before);
    expect(before.map(({ zone }) => zone.id)).toEqual([from, second]);
    expect(await roundedOff(world, player)).toBe(0);
    expect((await migrate(player.at(other), 1, key)).text).toBe(answer.text);
    expect(await movedFor(world, player)).toEqual([]);
    expect((await player.at(host).get('/api/transaction-history')).json()).toEqual([]);

    expect((await migrate(player.at(host), 1)).text).toBe('{}');
    expect(await movedFor(world, player)).toEqual([
      { zoneId: 1, leftCoin: OLD.leftCoin + 5, extpoint0: OLD.extpoint0 + 11, extpoint4: OLD.extpoint4 },
    ]);
  });

  it('that are down leave the balances pending, and nothing else begins; they deliver once they are up', async () => {
    await mode('down');
    const { player, from } = await strandedPlayer(world, { credit: 5_000 });
    const client = player.at(host);
    const key = randomUUID();
    expect((await migrate(client, 1, key)).json()).toEqual(PENDING);
    expect(await accountZonesOf(client)).toEqual([
      {
        zone: { id: from, name: `Z${from}`, state: 'CLOSED' },
        ...OLD,
        movingTo: { id: 1, name: 'S1 Thiên Long', state: 'ACTIVE' },
      },
    ]);
    expect(codeOf(await migrate(client, 2))).toBe('MIGRATION_PENDING');
    expect(tally([await recharge(client, ORDER)])).toEqual({ '422 MIGRATION_REQUIRED': 1 });
    const again = migrate(player.at(other), 1);
    await mode('ok');
    await deliveriesEnded(world, player);
    // Or it arrived when everything had been moved.
    expect(['200', '422 NOTHING_TO_MIGRATE']).toContain(Object.keys(tally([await again]))[0]);
    expect((await migrate(client, 1, key)).text).toBe('{}');
    expect(await movedFor(world, player)).toEqual([{ zoneId: 1, ...MOVED }]);
    expect(await accountZonesOf(client)).toEqual([
      { zone: { id: 1, name: 'S1 Thiên Long', state: 'ACTIVE' }, ...MOVED },
    ]);
    expect(tally([await recharge(client, ORDER)])).toEqual({ '200': 1 });
  });

  it('that hang and move too late move once; the player is told in time that it is pending', async () => {
    await mode('hang');
    const { player } = await strandedPlayer(world);
    expect((await migrate(player.at(host), 1)).json()).toEqual(PENDING);
    await eventually('moved late', async () => (await movedFor(world, player)).length === 1);
    await mode('refuse');
    await deliveriesEnded(world, player);
    expect(await deliveryStates(world, player)).toEqual(['delivered']);
    expect(await movedFor(world, player)).toEqual([{ zoneId: 1, ...MOVED }]);
    expect((await accountZonesOf(player.at(host))).map(({ zone }) => zone.id)).toEqual([1]);
  });

  it('deliver to a target that closed meanwhile, which then asks for the next migration', async () => {
    await mode('down');
    const { player } = await strandedPlayer(world);
    const target = await newZone(world, 'ACTIVE');
    await migrate(player.at(host), target);
    await world.sandbox(`/zones/${target}`, { state: 'CLOSED' });
    await mode('ok');
    await deliveriesEnded(world, player);
    expect(await accountZonesOf(player.at(host))).toEqual([
      { zone: { id: target, name: `Z${target}`, state: 'CLOSED' }, ...MOVED },
    ]);
    expect((await migrate(player.at(host), 1)).text).toBe('{}');
    expect(await accountZonesOf(player.at(host))).toEqual([expect.objectContaining(MOVED)]);
    expect(await roundedOff(world, player)).toBe(89);
  });

  it('leave a zone that closes during the migration to the next one', async () => {
    await mode('down');
    const { player } = await strandedPlayer(world);
    const next = await newZone(world, 'ACTIVE');
    await openAccount(world, player, next, { leftCoin: 700, extpoint0: 0, extpoint4: 0 });
    await migrate(player.at(host), 1);
    await world.sandbox(`/zones/${next}`, { state: 'CLOSED' });
    await mode('ok');
    await deliveriesEnded(world, player);
    expect((await accountZonesOf(player.at(host))).map(({ zone }) => zone.id)).toEqual([1, next]);
    expect((await migrate(player.at(host), 1)).text).toBe('{}');
    expect(await accountZonesOf(player.at(host))).toEqual([
      expect.objectContaining({ ...MOVED, leftCoin: MOVED.leftCoin + 700 }),
    ]);
  });

  it('lose nothing that enters a closed zone while its balances are moved', async () => {
    await mode('down');
    const { player, from } = await strandedPlayer(world);
    await migrate(player.at(host), 1);
    await world.db
      .updateTable('account_zones')
      .set({ left_coin: 300 })
      .where('player_id', '=', player.id)
      .where('zone_id', '=', from)
      .execute();
    await mode('ok');
    await deliveriesEnded(world, player);
    expect((await accountZonesOf(player.at(host))).map(({ zone, leftCoin }) => [zone.id, leftCoin])).toEqual([
      [1, MOVED.leftCoin],
      [from, 300],
    ]);
  });

  it('keep one result when success and refusal arrive at the same time, twice', async () => {
    await mode('down');
    for (let round = 0; round < 8; round += 1) {
      const { player, from } = await strandedPlayer(world);
      await migrate(player.at(host), 1);
      const { transaction_id: transactionId } = await world.db
        .selectFrom('deliveries')
        .select('transaction_id')
        .where('player_id', '=', player.id)
        .executeTakeFirstOrThrow();
      const ref = { playerId: player.id, transactionId };
      await Promise.all([
        completeMigration(world.db, ref),
        refuseMigration(world.db, ref, 'no'),
        completeMigration(world.db, ref),
        refuseMigration(world.db, ref, 'no'),
      ]);
      const [state] = await deliveryStates(world, player);
      const zones = await accountZonesOf(player.at(host));
      expect(zones.map(({ zone, leftCoin, extpoint0 }) => [zone.id, leftCoin, extpoint0])).toEqual(
        state === 'delivered' ? [[1, 123_400, 56_700]] : [[from, 123_400, 56_789]],
      );
    }
  });
});
