import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { RechargeErrorCode } from '@portal/contract';
import { isDistributedPool } from '../db/isDistributed';
import { repeatIfRolledBack } from '../db/databaseErrors';
import type { Database } from '../db/schema';
import { deliveryTimes, deliveryRetryDelay } from '../domain/deliverySchedule';
import type { CoinDelivery } from '../gateways/gameServer';

export type DeliveryState = 'pending' | 'delivered' | 'refused';

/** A row of the table deliveries: the coins that a game server owes a player. `coins` in the game's smallest unit. */
export interface DeliveryJob extends CoinDelivery {
  playerId: number;
  transactionId: number;
  /** Number of attempts, including the current one. */
  attempts: number;
}

export type DeliveryKey = Pick<DeliveryJob, 'playerId' | 'transactionId'>;

/** Identifies an operation: the caller's key and its payload's SHA-256. null: the caller sent no key, so retries are not recognised. */
export type Idempotency = { key: string; payloadHash: Buffer } | null;

/** A delivery that this attempt started, or an earlier attempt of the same operation ('replayed'). */
export interface StartedDelivery {
  outcome: 'started' | 'replayed';
  job: DeliveryJob;
  state: DeliveryState;
}

/** The outcome of an order: started (it may have ended at once), replayed, or refused with nothing done. */
export type DeliveryStart = StartedDelivery | { outcome: RechargeErrorCode; coins?: number | null };

/** The row that start_recharge and start_migration return. */
export interface StartRow {
  outcome: 'started' | 'replayed' | RechargeErrorCode;
  transaction_id: number;
  delivery_id: string;
  state: DeliveryState;
  zone_id: number;
  username: string;
  /** For a refusal: the coins that the payload buys now; null if it buys nothing. */
  coins: number | null;
}

/** Reads the row of start_recharge or start_migration. */
export function startedDelivery<Row extends StartRow>(
  { playerId, gameId }: Pick<DeliveryJob, 'playerId' | 'gameId'>,
  [row]: readonly Row[],
  migrationOf: (row: Row) => DeliveryJob['migration'],
): DeliveryStart {
  if (!row) throw new Error('The function that starts a delivery gave no row');
  const { outcome, state } = row;
  if (outcome !== 'started' && outcome !== 'replayed')
    return outcome === 'PRICE_CHANGED' ? { outcome, coins: row.coins } : { outcome };
  const job: DeliveryJob = {
    playerId,
    transactionId: row.transaction_id,
    deliveryId: row.delivery_id,
    gameId,
    zoneId: row.zone_id,
    username: row.username,
    coins: row.coins ?? 0,
    attempts: 1,
    migration: migrationOf(row),
  };
  return { outcome, job, state };
}

/** Ends recharges as delivered, and returns for each whether it was pending. One statement, or one for each on a distributed database. */
export async function completeDeliveries(pool: Pool, refs: readonly DeliveryKey[]): Promise<boolean[]> {
  if (refs.length > 1 && (await isDistributedPool(pool)))
    return (await Promise.all(refs.map((ref) => completeTogether(pool, [ref])))).flat();
  return completeTogether(pool, refs);
}

async function completeTogether(pool: Pool, refs: readonly DeliveryKey[]): Promise<boolean[]> {
  const query = {
    name: 'complete-deliveries',
    text: 'select transaction_id from complete_deliveries($1, $2)',
    values: [refs.map(({ playerId }) => playerId), refs.map(({ transactionId }) => transactionId)],
  };
  const { rows } = await repeatIfRolledBack(() => pool.query<{ transaction_id: number }>(query));
  const ended = new Set(rows.map(({ transaction_id }) => transaction_id));
  return refs.map(({ transactionId }) => ended.has(transactionId));
}

/** Ends a recharge as refused and refunds its KP, atomically. Returns the state afterwards. */
export async function refuseDelivery(
  db: Kysely<Database>,
  ref: DeliveryKey,
  reason: string,
): Promise<DeliveryState> {
  const { rows } = await sql<{ state: DeliveryState }>`
    select refuse_delivery(${ref.playerId}, ${ref.transactionId}, ${reason}) as state`.execute(db);
  return rows[0]?.state ?? 'pending';
}

/** The result so far of an operation that was started before; undefined for a new one, or one without a key. Starts nothing. */
export async function knownOperation(
  db: Kysely<Database>,
  playerId: number,
  idempotency: Idempotency,
): Promise<{ state: DeliveryState } | { refused: 'IDEMPOTENCY_CONFLICT' } | undefined> {
  if (idempotency === null) return undefined;
  const row = await db
    .selectFrom('idempotency_keys as k')
    .innerJoin('deliveries as d', (join) =>
      join.onRef('d.player_id', '=', 'k.player_id').onRef('d.transaction_id', '=', 'k.transaction_id'),
    )
    .select(['k.payload_hash', 'd.state'])
    .where('k.player_id', '=', playerId)
    .where('k.key', '=', idempotency.key)
    .executeTakeFirst();
  if (!row) return undefined;
  return row.payload_hash.equals(idempotency.payloadHash)
    ? { state: row.state }
    : { refused: 'IDEMPOTENCY_CONFLICT' };
}

export async function deliveryState(db: Kysely<Database>, ref: DeliveryKey): Promise<DeliveryState> {
  const row = await db
    .selectFrom('deliveries')
    .select('state')
    .where('player_id', '=', ref.playerId)
    .where('transaction_id', '=', ref.transactionId)
    .executeTakeFirst();
  return row?.state ?? 'pending';
}

/** Records why an attempt got no final answer. */
export async function recordUnknownOutcome(
  db: Kysely<Database>,
  ref: DeliveryKey,
  reason: string,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ last_error: reason })
    .where('player_id', '=', ref.playerId)
    .where('transaction_id', '=', ref.transactionId)
    .where('state', '=', 'pending')
    .execute();
}

interface DueRow {
  player_id: number;
  transaction_id: number;
  delivery_id: string;
  game_id: string;
  zone_id: number;
  username: string;
  coins: number;
  attempts: number;
  extpoint0: number;
  extpoint4: number;
  from_zones: number[] | null;
}

/**
 * Claims deliveries that are due, oldest first, each for one process: other processes skip the locked rows. The next attempt is
 * scheduled before this one starts, so that the deliveries of a killed process become due again.
 */
export async function claimDue(db: Kysely<Database>, most: number): Promise<DeliveryJob[]> {
  const { rows } = await sql<DueRow>`
    select * from claim_deliveries(${most}, ${deliveryTimes.lease})`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id,
    transactionId: row.transaction_id,
    deliveryId: row.delivery_id,
    gameId: row.game_id,
    zoneId: row.zone_id,
    username: row.username,
    coins: row.coins,
    attempts: row.attempts,
    migration: row.from_zones && {
      extpoint0: row.extpoint0,
      extpoint4: row.extpoint4,
      fromZones: row.from_zones,
    },
  }));
}

/** Delays the next attempt, with a growing backoff, unless another host has begun it: an attempt may take longer than its lease. */
export async function postpone(db: Kysely<Database>, job: DeliveryJob): Promise<void> {
  await sql`
    update deliveries set next_attempt_at = now() + ${deliveryRetryDelay(job.attempts)} * interval '1 millisecond'
     where player_id = ${job.playerId} and transaction_id = ${job.transactionId} and state = 'pending'
       and attempts = ${job.attempts}`.execute(db);
}
