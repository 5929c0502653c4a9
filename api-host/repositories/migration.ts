import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import { games, type AccountZone, type GameId } from '@portal/contract';
import type { Database } from '../db/schema';
import { deliveryTimes } from '../domain/deliverySchedule';
import {
  startedDelivery,
  type DeliveryStart,
  type DeliveryState,
  type Idempotency,
  type DeliveryKey,
  type StartRow,
} from './deliveries';

type Db = Kysely<Database>;

/** A player's request to move the balances of their CLOSED zones to `zoneId`. */
export interface MigrationOrder {
  playerId: number;
  gameId: GameId;
  zoneId: number;
  idempotency: Idempotency;
}

interface MigrationRow extends StartRow {
  extpoint0: number;
  extpoint4: number;
  from_zones: number[];
}

/** Withdraws the old balances from all CLOSED zones and writes the delivery, in one statement and one transaction (MIG-4). */
export async function startMigration(pool: Pool, order: MigrationOrder): Promise<DeliveryStart> {
  const { playerId, gameId, zoneId, idempotency } = order;
  const { rows } = await pool.query<MigrationRow>({
    name: 'start-migration',
    text: 'select * from start_migration($1, $2, $3, $4, $5, $6, $7)',
    values: [
      playerId,
      idempotency?.key ?? null,
      idempotency?.payloadHash ?? null,
      gameId,
      zoneId,
      games[gameId].coinScale,
      deliveryTimes.lease,
    ],
  });
  return startedDelivery(order, rows, ({ extpoint0, extpoint4, from_zones }) => ({
    extpoint0,
    extpoint4,
    fromZones: from_zones,
  }));
}

/** Ends a migration as delivered; false if it had already ended. */
export async function completeMigration(db: Db, ref: DeliveryKey): Promise<boolean> {
  const { rows } = await sql<{ ended: boolean }>`
    select complete_migration(${ref.playerId}, ${ref.transactionId}) as ended`.execute(db);
  return rows[0]?.ended === true;
}

/** Ends a migration as refused and restores the balances, atomically. Returns the state afterwards. */
export async function refuseMigration(db: Db, ref: DeliveryKey, reason: string): Promise<DeliveryState> {
  const { rows } = await sql<{ state: DeliveryState }>`
    select refuse_migration(${ref.playerId}, ${ref.transactionId}, ${reason}) as state`.execute(db);
  return rows[0]?.state ?? 'pending';
}

/**
 * The zones on which the player has an account, with their old balances. Balances that are being moved are still listed under their
 * former zone, with `movingTo`, until the game server has them.
 */
export async function accountZonesOf(db: Db, playerId: number): Promise<AccountZone[]> {
  const { rows } = await sql<{ zone: AccountZone }>`
    with moving as (
      select p.zone_id, d.zone_id as target, p.balance, -p.amount as amount
        from deliveries d
        join account_migrations m using (player_id, transaction_id)
        join old_balance_postings p using (player_id, transaction_id)
       where d.player_id = ${playerId} and d.kind = 'migration' and d.state = 'pending' and p.amount < 0
    )
    select json_build_object(
             'zone', json_build_object('id', z.id, 'name', z.name, 'state', z.state),
             'leftCoin', a.left_coin + coalesce(sum(v.amount) filter (where v.balance = 'left_coin'), 0),
             'extpoint0', a.extpoint0 + coalesce(sum(v.amount) filter (where v.balance = 'extpoint0'), 0),
             'extpoint4', a.extpoint4 + coalesce(sum(v.amount) filter (where v.balance = 'extpoint4'), 0),
             'movingTo', (select json_build_object('id', t.id, 'name', t.name, 'state', t.state) from zones t where t.id = min(v.target))
           ) as zone
      from account_zones a
      join zones z on z.id = a.zone_id
      left join moving v on v.zone_id = a.zone_id
     where a.player_id = ${playerId}
     group by a.player_id, a.zone_id, z.id
     order by z.id`.execute(db);
  return rows.map(({ zone: { movingTo, ...zone } }) => ({ ...zone, ...(movingTo && { movingTo }) }));
}
