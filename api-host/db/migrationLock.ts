import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

/** An arbitrary lock id that keeps two hosts from migrating the same database at once. */
const LOCK = 7_246_001;

const LOOK_AGAIN_MS = 200;

async function tryLock(client: PoolClient): Promise<boolean> {
  await client.query('begin');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  // Without parameters: with them the transaction would hold a snapshot, which `create index concurrently` waits for.
  const { rows } = await client.query<{ got: boolean }>(`select pg_try_advisory_xact_lock(${LOCK}) as got`);
  return rows[0]?.got === true;
}

/**
 * Runs `work` while no other process migrates the database. A separate transaction holds the lock, so that it works behind a pooler and
 * is released when the process ends. Waiting processes poll: `create index concurrently` would wait for a statement that is blocked.
 * The pool needs a second connection for `work`.
 */
export async function underMigrationLock<Value>(pool: Pool, work: () => Promise<Value>): Promise<Value> {
  for (;;) {
    const holder = await pool.connect();
    try {
      if (await tryLock(holder)) return await work();
    } finally {
      const lost = await holder.query('rollback').then(
        () => false,
        () => true,
      );
      holder.release(lost);
    }
    await pause(LOOK_AGAIN_MS);
  }
}
