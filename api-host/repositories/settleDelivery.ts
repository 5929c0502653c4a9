import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { deliveryTimes } from '../domain/deliverySchedule';
import { MONEY_EVENT_CHANNEL } from '../events/notifyMoneyEvent';
import { refuseDelivery } from './deliveries';
import { completeMigration, refuseMigration } from './migration';
import type { DeliveryRow } from './operatorDeliveries';

type Db = Kysely<Database>;
type Ref = Pick<DeliveryRow, 'playerId' | 'transactionId' | 'kind'>;

/** Allows for hosts whose clocks are behind, and for database latency. */
const MARGIN_MS = 1_000;

/**
 * Locks a pending delivery, so that no attempt at it begins before the commit. 'running': an attempt may be under way, since each
 * attempt first schedules the next one `lease` later and ends within `answerWithin`. 'ended': there is nothing to settle.
 */
export async function lockWaiting(
  db: Db,
  { playerId, transactionId }: Ref,
): Promise<'waits' | 'running' | 'ended'> {
  const { lease, answerWithin } = deliveryTimes;
  // Locks the balance first, as all movements of money do.
  await sql`select lock_balance(${playerId})`.execute(db);
  // Not now(), the start of the transaction: a lease that has begun since would end too late for one.
  const { rows } = await sql<{ running: boolean }>`
    select next_attempt_at - clock_timestamp() > ${lease - answerWithin - MARGIN_MS} * interval '1 millisecond'
       and next_attempt_at - clock_timestamp() <= ${lease} * interval '1 millisecond' as running
      from deliveries
     where player_id = ${playerId} and transaction_id = ${transactionId} and state = 'pending' for update`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return 'ended';
  return row.running ? 'running' : 'waits';
}

/** Ends a pending delivery by an operator's decision, with the same effects as that answer from the game server. */
export async function settleDelivery(
  db: Db,
  delivery: Ref,
  outcome: 'delivered' | 'refused',
  reason: string,
): Promise<void> {
  const { playerId, transactionId, kind } = delivery;
  if (outcome === 'refused')
    await (kind === 'migration' ? refuseMigration : refuseDelivery)(db, delivery, reason);
  else if (kind === 'migration') await completeMigration(db, delivery);
  else
    await sql`select complete_deliveries(array[${playerId}::bigint], array[${transactionId}::bigint])`.execute(
      db,
    );
  await sql`select pg_notify(${MONEY_EVENT_CHANNEL}, ${String(playerId)})`.execute(db);
}
