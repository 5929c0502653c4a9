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

/** Parses a bigint. Throws if a JavaScript number cannot represent it exactly. */
function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`A bigint beyond 2^53 was read: ${text}`);
  return number;
}

const parsers = new TypeOverrides();
parsers.setTypeParser(types.builtins.INT8, safeInteger);
// A date without a time has no time zone, so it stays text: YYYY-MM-DD.
parsers.setTypeParser(types.builtins.DATE, (text) => text);

/** The name of a host's connections in pg_stat_activity. */
export const POOL_NAME = 'portal-host';

/** A client without named statements: behind a pooler the next statement may run on another connection (OPS-3). */
class UnnamedClient extends Client {
  // pg's method has many overloads; everything except the name of the first argument is passed through.
  override query = ((first: unknown, ...others: unknown[]): unknown => {
    const unnamed =
      typeof first === 'object' && first !== null && 'name' in first ? { ...first, name: undefined } : first;
    return (super.query as (...args: unknown[]) => unknown)(unnamed, ...others);
  }) as Client['query'];
}

/** `namedStatements` false: no statement is prepared under a name, as a pooler requires. */
export type OwnPoolConfig = PoolConfig & { namedStatements?: boolean };

/**
 * The connection pool of this process. Types are read as described in db/schema.ts. A lost connection only fails the queries on it;
 * without timeouts (db/hostPool.ts) such a query may wait forever.
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
  // Without a listener, an 'error' event ends the process (OPS-1). The pool emits the errors of idle clients, but does not listen to
  // clients in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const BEGINS = /^(begin|start transaction)\b/i;
const ENDS = /^(commit|rollback(?! to))\b/i;

/**
 * Wraps a client: once a query got no response, further queries fail at once, since a rollback must not wait for a connection that hangs,
 * and on release the client is destroyed instead of returned to the pool. A statement outside a transaction that was rolled back because of
 * a conflict is retried.
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
