import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { GameId, RechargeErrorCode } from '@portal/contract';
import type { Database } from '../db/schema';
import { deliveryTimes } from '../domain/deliverySchedule';
import type { DeliveryJob, DeliveryState } from './deliveries';

/** Names an intention of a player: the caller's key, and the SHA-256 of what it is for. Without one nothing is remembered. */
export type Idempotency = { key: string; payloadHash: Buffer } | null;

/** An intention of a player to recharge. */
export interface RechargeOrder {
  playerId: number;
  gameId: GameId;
  /** KP */
  credit: number;
  zoneId: number;
  idempotency: Idempotency;
}

/** What became of it: begun now, begun before under the same key, or refused with nothing done. */
export type RechargeStart =
  | { outcome: 'started' | 'replayed'; job: DeliveryJob; state: DeliveryState }
  | { outcome: RechargeErrorCode };

interface StartRow {
  outcome: 'started' | 'replayed' | RechargeErrorCode;
  transaction_id: number;
  delivery_id: string;
  state: DeliveryState;
  zone_id: number;
  username: string;
  coins: number;
}

/**
 * Debit, pending transaction, delivery and idempotency key in one statement and one transaction (DESIGN §5). After it has
 * answered 'started' the delivery is this caller's for `deliveryTimes.lease`; then a poller takes it over.
 */
export async function startRecharge(pool: Pick<Pool, 'query'>, order: RechargeOrder): Promise<RechargeStart> {
  const { playerId, gameId, idempotency } = order;
  const { rows } = await pool.query<StartRow>({
    name: 'start-recharge',
    text: 'select * from start_recharge($1, $2, $3, $4, $5, $6, $7)',
    values: [
      playerId,
      idempotency?.key ?? null,
      idempotency?.payloadHash ?? null,
      gameId,
      order.credit,
      order.zoneId,
      deliveryTimes.lease,
    ],
  });
  const [row] = rows;
  if (!row) throw new Error('start_recharge gave no row');
  if (row.outcome !== 'started' && row.outcome !== 'replayed') return { outcome: row.outcome };
  const job: DeliveryJob = {
    playerId,
    transactionId: row.transaction_id,
    deliveryId: row.delivery_id,
    gameId,
    zoneId: row.zone_id,
    username: row.username,
    coins: row.coins,
    attempts: 1,
    migration: null,
  };
  return { outcome: row.outcome, job, state: row.state };
}

const KEYS_KEPT_DAYS = 30;

/** Forgets idempotency keys that no client still holds. The transactions stay. */
export async function purgeOldKeys(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${sql.lit(KEYS_KEPT_DAYS)})`)
    .execute();
}
