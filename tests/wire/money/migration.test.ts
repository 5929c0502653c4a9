import { randomUUID } from 'node:crypto';
import { CLOSED_ACCOUNT } from '../../../api-host/db/seedPlayers';
import { playerIdByName } from '../../../api-host/repositories/transfers';
import { accountLimits } from '../../../api-host/routes/limits';
import {
  accountZonesOf,
  migrate,
  MOVED,
  movedFor,
  newZone,
  openAccount,
  refusalOf,
  roundedOff,
  strandedPlayer,
  zonesSeen,
} from '../../support/migrations';
import { ORDER, recharge, tally } from '../../support/recharges';
import { signedIn } from '../../support/players';
import { useMoneyWorld } from '../../support/useHost';

const { world, host, other } = useMoneyWorld(2);

describe('POST /api/account-zones', () => {
  it('MIG-2, MIG-4: moves the closed zone’s balances once, and keeps the rounding remainder', async () => {
    const { player, from } = await strandedPlayer(world);
    expect(await zonesSeen(player, host)).toEqual([`${from} CLOSED 123400/56789/12`]);
    const answer = await migrate(player.at(host), 1);
    expect([answer.status, answer.text]).toEqual([200, '{}']);
    expect(await movedFor(world, player)).toEqual([{ zoneId: 1, ...MOVED }]);
    expect(await roundedOff(world, player)).toBe(89);
    expect(await zonesSeen(player, host)).toEqual(['1 ACTIVE 123400/56700/12']);
    expect((await player.at(host).get('/api/transaction-history')).json()).toEqual([]);
  });

  it('MIG-2: sums several closed zones and rounds once', async () => {
    const { player, from } = await strandedPlayer(world, {
      old: { leftCoin: 1, extpoint0: 150, extpoint4: 3 },
    });
    const second = await newZone(world, 'CLOSED');
    await openAccount(world, player, second, { leftCoin: 250, extpoint0: 175, extpoint4: 0 });
    await openAccount(world, player, 2, { leftCoin: 7, extpoint0: 0, extpoint4: 0 });
    expect((await migrate(player.at(host), 2)).text).toBe('{}');
    expect(await movedFor(world, player)).toEqual([
      { zoneId: 2, leftCoin: 251, extpoint0: 300, extpoint4: 3 },
    ]);
    expect(await roundedOff(world, player)).toBe(25);
    expect(await zonesSeen(player, host)).toEqual(['2 ACTIVE 258/300/3']);
    const { from_zones } = await world.db
      .selectFrom('account_migrations')
      .select('from_zones')
      .where('player_id', '=', player.id)
      .executeTakeFirstOrThrow();
    expect(from_zones).toEqual([from, second]);
  });

  it('MIG-1: is required when a zone closes, and again when the next one does', async () => {
    const { player } = await strandedPlayer(world, { credit: 20_000 });
    const [first, second] = [await newZone(world, 'ACTIVE'), await newZone(world, 'ACTIVE')];
    const buy = () => recharge(player.at(host), { ...ORDER, zoneId: second });
    expect(tally([await buy()])).toEqual({ '422 MIGRATION_REQUIRED': 1 });
    expect((await migrate(player.at(host), first)).text).toBe('{}');
    expect(tally([await buy()])).toEqual({ '200': 1 });

    await world.sandbox(`/zones/${first}`, { state: 'CLOSED' });
    expect(tally([await buy()])).toEqual({ '422 MIGRATION_REQUIRED': 1 });
    expect(await zonesSeen(player, host)).toEqual([`${first} CLOSED 123400/56700/12`]);
    expect((await migrate(player.at(other), second)).text).toBe('{}');
    expect(await movedFor(world, player)).toEqual([
      { zoneId: second, ...MOVED },
      { zoneId: first, ...MOVED },
    ]);
    expect(await zonesSeen(player, host)).toEqual([`${second} ACTIVE 123400/56700/12`]);
    expect(tally([await buy()])).toEqual({ '200': 1 });
  });

  it('updates an account with nothing in it without the game server', async () => {
    const { player } = await strandedPlayer(world, { old: { leftCoin: 0, extpoint0: 0, extpoint4: 0 } });
    await world.sandbox('/game', { mode: 'down' });
    const answer = await migrate(player.at(host), 1);
    await world.sandbox('/game', { mode: 'ok' });
    expect(answer.text).toBe('{}');
    expect(await movedFor(world, player)).toEqual([]);
    expect(await zonesSeen(player, host)).toEqual(['1 ACTIVE 0/0/0']);
  });

  it('keeps less than one waiting coin as a remainder', async () => {
    const { player } = await strandedPlayer(world, { old: { leftCoin: 0, extpoint0: 99, extpoint4: 0 } });
    expect((await migrate(player.at(host), 1)).text).toBe('{}');
    expect(await movedFor(world, player)).toEqual([]);
    expect(await roundedOff(world, player)).toBe(99);
  });

  it('does not give the seed’s balances to `closed` again at the next start', async () => {
    const id = (await playerIdByName(world.db, CLOSED_ACCOUNT.username)) ?? 0;
    const client = await signedIn(host.origin, world.pool, id);
    expect((await migrate(client, 1)).text).toBe('{}');
    await (await world.addHost()).stop();
    expect(await accountZonesOf(client)).toEqual([expect.objectContaining({ ...MOVED })]);
    expect((await accountZonesOf(client)).map(({ zone }) => zone.state)).toEqual(['ACTIVE']);
  });
});

describe('a repeated operation', () => {
  it('moves once and gives one answer for one key sent 64 times at once through two hosts', async () => {
    const { player } = await strandedPlayer(world);
    const key = randomUUID();
    const clients = [player.at(host), player.at(other)];
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, at) => migrate(clients[at % 2] ?? player.at(host), 1, key)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {}']));
    expect(await movedFor(world, player)).toEqual([{ zoneId: 1, ...MOVED }]);
    expect(await roundedOff(world, player)).toBe(89);
  });

  it('moves once for 64 keys to two zones at once, and reports success only for the zone moved to', async () => {
    const { player } = await strandedPlayer(world);
    const clients = [player.at(host), player.at(other)];
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, at) => migrate(clients[at % 2] ?? player.at(host), at % 4 < 2 ? 1 : 2)),
    );
    const [move, ...more] = await movedFor(world, player);
    expect(more).toEqual([]);
    expect(move).toMatchObject(MOVED);
    answers.forEach(({ status, text }, at) => {
      const asked = at % 4 < 2 ? 1 : 2;
      if (asked === move?.zoneId) expect([status, text]).toEqual([200, '{}']);
      else expect(text).toMatch(/MIGRATION_PENDING|NOTHING_TO_MIGRATE/);
    });
    expect(await zonesSeen(player, host)).toEqual([`${move?.zoneId ?? 0} ACTIVE 123400/56700/12`]);
  });

  it('migrates once without a key as well, since no balance is left', async () => {
    const { player } = await strandedPlayer(world);
    const answers = await Promise.all([1, 2, 3].map(() => migrate(player.at(host), 1, null)));
    expect(tally(answers)).toEqual({ '200': 3 });
    expect(await movedFor(world, player)).toHaveLength(1);
  });

  it('refuses a key of another payload or another call as a conflict', async () => {
    const { player } = await strandedPlayer(world, { credit: 20_000 });
    const key = randomUUID();
    expect((await migrate(player.at(host), 1, key)).text).toBe('{}');
    expect(await refusalOf(migrate(player.at(other), 2, key))).toBe('409 IDEMPOTENCY_CONFLICT');
    expect(tally([await recharge(player.at(host), ORDER, key)])).toEqual({ '409 IDEMPOTENCY_CONFLICT': 1 });
    const paid = randomUUID();
    await recharge(player.at(host), ORDER, paid);
    expect(await refusalOf(migrate(player.at(host), 1, paid))).toBe('409 IDEMPOTENCY_CONFLICT');
    expect(await movedFor(world, player)).toHaveLength(1);
  });

  it('is limited by its number of keys, which are rows; a retry of one that has begun is answered', async () => {
    const { player } = await strandedPlayer(world);
    const key = randomUUID();
    expect((await migrate(player.at(host), 1, key)).text).toBe('{}');
    const keys = async () => {
      const { rows } = await world.pool.query('select from idempotency_keys where player_id = $1', [
        player.id,
      ]);
      return rows.length;
    };
    const counted = world.db.updateTable('rate_limits').where('bucket', '=', `migration:${player.id}`);
    await counted.set({ hits: accountLimits.migrations.tries - 1 }).execute();
    expect((await migrate(player.at(other), 1)).text).toBe('{}');
    const refused = await migrate(player.at(host), 1);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await keys()).toBe(2);
    expect((await migrate(player.at(other), 1, key)).text).toBe('{}');
    expect(await refusalOf(migrate(player.at(other), 2, key))).toBe('409 IDEMPOTENCY_CONFLICT');
  });

  it('succeeds again for the same zone without moving, and has nothing to move to another one', async () => {
    const { player } = await strandedPlayer(world);
    await migrate(player.at(host), 1);
    expect((await migrate(player.at(other), 1)).text).toBe('{}');
    expect(await refusalOf(migrate(player.at(host), 2))).toBe('422 NOTHING_TO_MIGRATE');
    expect(await movedFor(world, player)).toHaveLength(1);
  });
});
