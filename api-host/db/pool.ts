import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides, types, type PoolConfig } from 'pg';
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

/** The connections of this process. Types are read as db/schema.ts says. */
export function openPool(config: PoolConfig): Pool {
  return new Pool({
    application_name: POOL_NAME,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    types: parsers,
    ...config,
  });
}

/** Kysely over the pool; `pool` itself is for named (prepared) statements on hot paths. */
export function kyselyOver(pool: Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
