import {
  Kysely,
  PostgresDialect,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import { Client, Pool, TypeOverrides, types, type PoolClient, type PoolConfig } from 'pg';
import { isConnectionLost, repeatIfRolledBack } from './databaseErrors';
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

/** A client whose statements have no names: behind a pooler the next one may run on another connection (OPS-3). */
class UnnamedClient extends Client {
  // pg's own method has many forms; all but a first argument with a name pass through.
  override query = ((first: unknown, ...others: unknown[]): unknown => {
    const unnamed =
      typeof first === 'object' && first !== null && 'name' in first ? { ...first, name: undefined } : first;
    return (super.query as (...args: unknown[]) => unknown)(unnamed, ...others);
  }) as Client['query'];
}

/** `namedStatements` false: none is prepared under a name, for a pooler. */
export type OwnPoolConfig = PoolConfig & { namedStatements?: boolean };

/**
 * The connections of this process. Types are read as db/schema.ts says. A connection that is lost ends nothing but the queries on it;
 * without limits of time (db/hostPool.ts) such a query may wait for ever.
 */
export function openPool({ namedStatements = true, ...config }: OwnPoolConfig): Pool {
  const pool = new Pool({
    ...(namedStatements ? {} : { Client: UnnamedClient }),
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

const BEGINS = /^(begin|start transaction)\b/i;
const ENDS = /^(commit|rollback(?! to))\b/i;

/**
 * A client that is destroyed, rather than given back to the pool, once a query got no answer. Until then further queries fail at
 * once: the rollback of a transaction must not wait for a connection that hangs. A statement outside a transaction that was rolled back
 * for others is repeated.
 */
function guarded(client: PoolClient): PostgresPoolClient {
  let lost: Error | undefined;
  let inTransaction = false;
  async function run(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    const alone = !inTransaction && !BEGINS.test(sql);
    inTransaction = alone ? false : !ENDS.test(sql);
    return alone ? repeatIfRolledBack(() => runOnce(sql, parameters)) : runOnce(sql, parameters);
  }
  async function runOnce(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
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
