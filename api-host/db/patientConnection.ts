import { sql, type Kysely, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import { kyselyOver, openPool } from './pool';
import type { Database } from './schema';

/** How such a connection is called in pg_stat_activity. */
const NAME = 'portal-host-reads';

/** Lifts a limit that the role has (docs/operating.md). For the transaction alone: with a pooler, others use its connection next. */
export async function liftStatementTimeout(trx: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
}

/**
 * Works on a connection of its own, without the limits of time that calls have: for reads over whole tables. It is cut, and the work
 * fails, when `signal` aborts.
 */
export async function withPatientConnection<Value>(
  pool: Pool,
  signal: AbortSignal,
  work: (db: Kysely<Database>) => Promise<Value>,
): Promise<Value> {
  signal.throwIfAborted();
  const limits = { query_timeout: 0, statement_timeout: 0, lock_timeout: 0 };
  const own = openPool({ ...pool.options, ...limits, application_name: NAME, max: 1 });
  // While a query runs, end() closes its socket.
  own.on('connect', (client) => signal.addEventListener('abort', () => void client.end(), { once: true }));
  try {
    return await work(kyselyOver(own));
  } finally {
    await own.end();
  }
}
