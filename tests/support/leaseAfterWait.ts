import { sql } from 'kysely';
import { lockBalance } from '../../api-host/repositories/operatorPlayers';
import type { TestDatabase } from './testDatabase';
import { waitForLockWaits } from './waitForLockWaits';

/** Lets `start`, which begins the player's only delivery, wait for their balance. Returns the lease that is left after the wait, in ms. */
export async function leaseAfterWait(
  { db, pool }: TestDatabase,
  playerId: number,
  start: () => Promise<unknown>,
): Promise<number> {
  const started: Promise<unknown>[] = [];
  const waitedUntil = await db.transaction().execute(async (trx) => {
    await lockBalance(trx, playerId);
    started.push(start());
    await waitForLockWaits(pool);
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(trx);
    return rows[0]?.at ?? new Date(NaN);
  });
  await Promise.all(started);
  const { next_attempt_at: leasedUntil } = await db
    .selectFrom('deliveries')
    .select('next_attempt_at')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return leasedUntil.getTime() - waitedUntil.getTime();
}
