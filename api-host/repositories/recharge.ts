import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { GameId } from '@portal/contract';
import type { Database } from '../db/schema';
import { deliveryTimes } from '../domain/deliverySchedule';
import { startedDelivery, type DeliveryStart, type Idempotency, type StartRow } from './deliveries';

/** A player's request to recharge. */
export interface RechargeOrder {
  playerId: number;
  gameId: GameId;
  /** KP */
  credit: number;
  zoneId: number;
  idempotency: Idempotency;
}

/**
 * Debit, pending transaction, delivery and idempotency key in one statement and one transaction. After 'started' the caller owns
 * the delivery for `deliveryTimes.lease`; then a poller takes over.
 */
export async function startRecharge(pool: Pick<Pool, 'query'>, order: RechargeOrder): Promise<DeliveryStart> {
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
  return startedDelivery(order, rows, () => null);
}

const KEYS_KEPT_DAYS = 30;

/** Removes idempotency keys that no client still holds. The transactions stay. */
export async function purgeOldKeys(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${sql.lit(KEYS_KEPT_DAYS)})`)
    .execute();
}
