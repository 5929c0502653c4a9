import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { DeliveryState } from './deliveries';

type Db = Kysely<Database>;

/** A delivery as operators see it. `coins` in the game's smallest unit, `kp` the price paid. */
export interface DeliveryRow {
  deliveryId: string;
  playerId: number;
  transactionId: number;
  username: string;
  kind: 'recharge' | 'migration';
  state: DeliveryState;
  zoneId: number;
  coins: number;
  kp: number;
  attempts: number;
  createdAt: Date;
  nextAttemptAt: Date;
  endedAt: Date | null;
  lastError: string | null;
}

const deliveries = (db: Db) =>
  db
    .selectFrom('deliveries as d')
    .innerJoin('transactions as t', (join) =>
      join.onRef('t.player_id', '=', 'd.player_id').onRef('t.id', '=', 'd.transaction_id'),
    )
    .select(['d.delivery_id as deliveryId', 'd.player_id as playerId', 'd.transaction_id as transactionId'])
    .select([
      'd.username',
      'd.kind',
      'd.state',
      'd.zone_id as zoneId',
      'd.coins',
      't.value as kp',
      'd.attempts',
    ])
    .select(['d.created_at as createdAt', 'd.next_attempt_at as nextAttemptAt', 'd.ended_at as endedAt'])
    .select('d.last_error as lastError');

/** Deliveries of one player, newest first. */
export const deliveriesOf = (db: Db, playerId: number, limit: number): Promise<DeliveryRow[]> =>
  deliveries(db)
    .where('d.player_id', '=', playerId)
    .orderBy('d.transaction_id', 'desc')
    .limit(limit)
    .execute();

/** Deliveries in a state: pending ones oldest first, others newest first. */
export const listDeliveries = (db: Db, state: DeliveryState | 'all', limit: number): Promise<DeliveryRow[]> =>
  deliveries(db)
    .$if(state !== 'all', (query) => query.where('d.state', '=', state as DeliveryState))
    .orderBy('d.created_at', state === 'pending' ? 'asc' : 'desc')
    .limit(limit)
    .execute();

/** The numbers of pending migrations to or from a zone, oldest first. */
export async function pendingMigrations(db: Db, zoneId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('deliveries as d')
    .innerJoin('account_migrations as m', (join) =>
      join.onRef('m.player_id', '=', 'd.player_id').onRef('m.transaction_id', '=', 'd.transaction_id'),
    )
    .select('d.transaction_id')
    .where('d.kind', '=', 'migration')
    .where('d.state', '=', 'pending')
    .where((eb) => eb.or([eb('m.zone_id', '=', zoneId), sql<boolean>`${zoneId} = any (m.from_zones)`]))
    .orderBy('d.transaction_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.transaction_id);
}

/** A delivery by its id, which the game server also uses, or by the number of its transaction. */
export const findDelivery = (db: Db, id: string): Promise<DeliveryRow | undefined> =>
  deliveries(db)
    .where((eb) =>
      /^[0-9]{1,15}$/.test(id)
        ? eb('d.transaction_id', '=', Number(id))
        : eb(sql<string>`d.delivery_id::text`, '=', id.toLowerCase()),
    )
    .executeTakeFirst();

/** Makes a pending delivery, which the caller has locked, due at once. */
export async function retryNow(db: Db, { playerId, transactionId }: DeliveryRow): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ next_attempt_at: sql<Date>`now()` })
    .where('player_id', '=', playerId)
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'pending')
    .execute();
}
