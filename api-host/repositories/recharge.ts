import { CompiledQuery, sql, type Kysely, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { GameId } from '@portal/contract';
import { repeatIfRolledBack } from '../db/databaseErrors';
import type { Database } from '../db/schema';
import { deliveryTimes } from '../domain/deliverySchedule';
import { commitAsOne } from './commitAsOne';
import { purge } from './purge';
import { startedDelivery, type DeliveryStart, type Idempotency, type StartRow } from './deliveries';

/** A player's request to recharge. */
export interface RechargeOrder {
  playerId: number;
  gameId: GameId;
  /** KP */
  credit: number;
  zoneId: number;
  /** The coins that the player was shown, in the game's smallest unit, if the caller sends them. */
  expectedCoins?: number | undefined;
  idempotency: Idempotency;
}

const START = 'select * from start_recharge($1, $2, $3, $4, $5, $6, $7, $8)';

const valuesOf = ({ playerId, gameId, idempotency, credit, zoneId, expectedCoins }: RechargeOrder) => [
  playerId,
  idempotency?.key ?? null,
  idempotency?.payloadHash ?? null,
  gameId,
  credit,
  zoneId,
  deliveryTimes.lease,
  expectedCoins ?? null,
];

/**
 * Writes debit, pending transaction, delivery and idempotency key in one statement and one transaction. After 'started' the caller
 * owns the delivery for `deliveryTimes.lease`; then a poller takes over.
 */
export async function startRecharge(pool: Pick<Pool, 'query'>, order: RechargeOrder): Promise<DeliveryStart> {
  const query = { name: 'start-recharge', text: START, values: valuesOf(order) };
  const { rows } = await repeatIfRolledBack(() => pool.query<StartRow>(query));
  return startedDelivery(order, rows, () => null);
}

/** As `startRecharge`, but in the caller's transaction, together with its other changes. */
export async function startRechargeIn(
  trx: Transaction<Database>,
  order: RechargeOrder,
): Promise<DeliveryStart> {
  await commitAsOne(trx);
  const { rows } = await trx.executeQuery<StartRow>(CompiledQuery.raw(START, valuesOf(order)));
  return startedDelivery(order, rows, () => null);
}

const KEYS_KEPT_DAYS = 30;

/** Removes idempotency keys that no client still holds. The transactions stay. */
export async function purgeOldKeys(db: Kysely<Database>): Promise<void> {
  const old = sql<boolean>`created_at < now() - make_interval(days => ${sql.lit(KEYS_KEPT_DAYS)})`;
  await purge(db, 'idempotency_keys', ['player_id', 'key'], old, { distributed: true });
}
