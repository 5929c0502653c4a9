import {
  Kysely,
  PostgresDialect,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import { Pool, TypeOverrides, types, type PoolClient, type PoolConfig } from 'pg';
import type { DatabaseTimes } from '../config';
import { isConnectionLost } from './databaseErrors';
import type { Database } from './schema';

/** A whole number of the database, exact or not at all. */
function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`A bigint beyond 2^53 was read: ${text}`);
  return number;
}

const parsers = new TypeOverrides();
parsers.setTypeParser(types.builtins.INT8, safeInteger);
// A date without a time has no zone: as text, YYYY-MM-DD.
parsers.setTypeParser(types.builtins.DATE, (text) => text);

/** How a host's connections are called in pg_stat_activity. */
export const POOL_NAME = 'portal-host';

/**
 * The connections of this process. Types are read as db/schema.ts says. A connection that is lost ends nothing but the queries on it;
 * without limits of time (`timesOf`) such a query may wait for ever.
 */
export function openPool(config: PoolConfig): Pool {
  const pool = new Pool({
    application_name: POOL_NAME,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: parsers,
    ...config,
  });
  // An 'error' without a listener ends the process (OPS-1): those of idle clients are the pool's, and while a client is in use the
  // pool does not listen to it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The limits of time for the connections of a host that serves (OPS-1). pg sends none for 0, which a pooler may need. */
export const timesOf = (times: DatabaseTimes): PoolConfig => ({
  connectionTimeoutMillis: times.connectMs,
  query_timeout: times.queryMs,
  statement_timeout: times.statementMs,
  lock_timeout: times.lockMs,
  idle_in_transaction_session_timeout: times.idleInTransactionMs,
});

/**
 * A client that is destroyed, rather than given back to the pool, once a query got no answer. Until then further queries fail at
 * once: the rollback of a transaction must not wait for a connection that hangs.
 */
function guarded(client: PoolClient): PostgresPoolClient {
  let lost: Error | undefined;
  async function run(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    if (lost) throw lost;
    try {
      return (await client.query(sql, [...parameters])) as PostgresQueryResult<unknown>;
    } catch (error) {
      if (isConnectionLost(error)) lost = error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  }
  function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    sql: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof sql !== 'string') throw new Error('Queries are not streamed here.');
    return run(sql, parameters) as Promise<PostgresQueryResult<Row>>;
  }
  return { query, release: () => client.release(lost) };
}

const guardedPool = (pool: Pool): PostgresPool => ({
  connect: async () => guarded(await pool.connect()),
  end: () => pool.end(),
});

/** Kysely over the pool; `pool` itself is for named (prepared) statements on hot paths. */
export function kyselyOver(pool: Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) });
}
