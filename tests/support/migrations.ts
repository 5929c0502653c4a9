import { randomUUID } from 'node:crypto';
import type { AccountZone, OldBalances } from '@portal/contract';
import type { MoneyWorld, TestPlayer } from './moneyWorld';
import { deliveriesOf } from './recharges';
import type { HostProcess } from './startHost';
import type { WireAnswer, WireClient } from './wireClient';

/** The seed's old balances of the player `closed` (MIG-2): 1.234 Xu, 567 Xu and 89 hundredths that remain, 12 points. */
export const OLD: OldBalances = { leftCoin: 123_400, extpoint0: 56_789, extpoint4: 12 };
/** The part that is delivered. */
export const MOVED: OldBalances = { ...OLD, extpoint0: 56_700 };

let zones = 100;

/** A new zone for a test, so that closing it affects no other test. */
export async function newZone(world: MoneyWorld, state: 'ACTIVE' | 'CLOSED'): Promise<number> {
  zones += 1;
  const id = zones;
  await world.db
    .insertInto('zones')
    .values({ id, name: `Z${id}`, state })
    .execute();
  return id;
}

/** Gives the player an account on a zone, with old balances. */
export async function openAccount(
  world: MoneyWorld,
  player: TestPlayer,
  zoneId: number,
  old: OldBalances = OLD,
): Promise<void> {
  const balances = { left_coin: old.leftCoin, extpoint0: old.extpoint0, extpoint4: old.extpoint4 };
  await world.db
    .insertInto('account_zones')
    .values({ player_id: player.id, zone_id: zoneId, ...balances })
    .execute();
}

/** A player with an account on their own closed zone. */
export async function strandedPlayer(
  world: MoneyWorld,
  { credit = 0, old = OLD } = {},
): Promise<{ player: TestPlayer; from: number }> {
  const player = await world.newPlayer(credit);
  const from = await newZone(world, 'CLOSED');
  await openAccount(world, player, from, old);
  return { player, from };
}

/** POST /api/account-zones; `key`: the Idempotency-Key, null for none. */
export function migrate(
  client: WireClient,
  zoneId: unknown,
  key: string | null = randomUUID(),
): Promise<WireAnswer> {
  return client.post(
    '/api/account-zones',
    { zoneId },
    key === null ? {} : { headers: { 'Idempotency-Key': key } },
  );
}

/** GET /api/account-zones. */
export const accountZonesOf = async (client: WireClient): Promise<AccountZone[]> =>
  (await client.get('/api/account-zones')).json() as AccountZone[];

/** What the game servers moved for the player: zone and balances of each delivery. */
export async function movedFor(
  world: MoneyWorld,
  player: TestPlayer,
): Promise<(OldBalances & { zoneId: number })[]> {
  const deliveries = await deliveriesOf(world, player);
  return deliveries.flatMap(({ zoneId, coins, migration }) =>
    migration
      ? [{ zoneId, leftCoin: coins, extpoint0: migration.extpoint0, extpoint4: migration.extpoint4 }]
      : [],
  );
}

/** The amount that rounding has kept back for the player, in hundredths. */
export async function roundedOff(world: MoneyWorld, player: TestPlayer): Promise<number> {
  const row = await world.db
    .selectFrom('old_balance_postings')
    .select(({ fn }) => fn.sum<string | null>('amount').as('kept'))
    .where('player_id', '=', player.id)
    .where('zone_id', '=', 0)
    .executeTakeFirst();
  return Number(row?.kept ?? 0);
}

/** The response while the game server has not confirmed or refused the move. */
export const PENDING = { message: expect.stringContaining('đang được xử lý') as string };

/** The status of a refused migration, and its errorCode. */
export const refusalOf = async (call: ReturnType<typeof migrate>) => {
  const { status, text } = await call;
  return `${status} ${/"errorCode":"([A-Z_]+)"/.exec(text)?.[1] ?? text}`;
};
/** Account zones as `zone state leftCoin/extpoint0/extpoint4`. */
export const zonesSeen = async (player: TestPlayer, host: HostProcess): Promise<string[]> =>
  (await accountZonesOf(player.at(host))).map(
    ({ zone, leftCoin, extpoint0, extpoint4 }) =>
      `${zone.id} ${zone.state} ${leftCoin}/${extpoint0}/${extpoint4}`,
  );
