import { sql, type Kysely, type Transaction } from 'kysely';
import { Client, type ClientBase, type Pool } from 'pg';
import { addressesOf, chooseAddress } from './addresses';
import { POOL_NAME, kyselyOver, openPool } from './pool';
import type { Database } from './schema';

/** The name of these connections in pg_stat_activity. */
const NAME = 'portal-host-reads';

/** While a query runs, end() closes its socket. */
export function cutOnAbort(client: Pick<Client, 'end'>, signal?: AbortSignal): void {
  signal?.addEventListener('abort', () => void client.end(), { once: true });
}

/** Lifts the role's statement_timeout (docs/operating.md) for this transaction only: behind a pooler, others use the connection next. */
export async function liftStatementTimeout(trx: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
}

/** Runs `work` on one snapshot of the database, read only, for as long as it takes. */
export const onSnapshot = <Value>(
  db: Kysely<Database>,
  work: (snapshot: Transaction<Database>) => Promise<Value>,
): Promise<Value> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      await liftStatementTimeout(snapshot);
      return work(snapshot);
    });

/**
 * Lifts the role's statement_timeout for a whole connection, also for statements that cannot run in a transaction. Not behind a pooler,
 * where others use the connection next: there the process that answers is not the one that the client was told of.
 */
export async function liftOnOwnConnection(client: ClientBase): Promise<void> {
  const { processID } = client as { processID?: number };
  await client.query(`select set_config('statement_timeout', '0', false) where pg_backend_pid() = $1`, [
    processID,
  ]);
}

/**
 * Opens a client without timeouts: a backup of a large table takes minutes. `url` may name several addresses. If `signal` aborts, the
 * connection is cut and its queries fail.
 */
export async function connectUntimed(url: string, signal?: AbortSignal): Promise<Client> {
  const connectionString = await chooseAddress(addressesOf(url));
  const client = new Client({ connectionString, application_name: POOL_NAME });
  client.on('error', () => undefined);
  await client.connect();
  if (signal?.aborted) await client.end();
  signal?.throwIfAborted();
  cutOnAbort(client, signal);
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  return client;
}

/**
 * Runs `work` on a separate connection without the timeouts of calls, for reads over whole tables. If `signal` aborts, the connection
 * is cut and the work fails.
 */
export async function withUntimedConnection<Value>(
  pool: Pool,
  signal: AbortSignal,
  work: (db: Kysely<Database>) => Promise<Value>,
): Promise<Value> {
  signal.throwIfAborted();
  const limits = { query_timeout: 0, statement_timeout: 0, lock_timeout: 0 };
  const own = openPool({ ...pool.options, ...limits, application_name: NAME, max: 1 });
  own.on('connect', (client) => cutOnAbort(client, signal));
  try {
    return await work(kyselyOver(own));
  } finally {
    await own.end();
  }
}
