import type { Pool, PoolClient } from 'pg';

type Queryable = Pick<Pool | PoolClient, 'query'>;

/** Whether the tables of money are distributed by player (OPS-7). */
export async function isDistributed(database: Queryable): Promise<boolean> {
  // The table is Citus' own, and is missing elsewhere.
  const { rows: tables } = await database.query<{ there: boolean }>(
    `select to_regclass('pg_catalog.pg_dist_partition') is not null as there`,
  );
  if (!tables[0]?.there) return false;
  const { rows } = await database.query(
    `select from pg_dist_partition where logicalrelid = to_regclass('balances')`,
  );
  return rows.length > 0;
}

const known = new WeakMap<Pool, Promise<boolean>>();

/** The same for the database of a host's connections, asked once: a database is distributed while no host serves on it. */
export function isDistributedPool(pool: Pool): Promise<boolean> {
  let answer = known.get(pool);
  if (!answer) {
    answer = isDistributed(pool).catch((error: unknown) => {
      known.delete(pool);
      throw error;
    });
    known.set(pool, answer);
  }
  return answer;
}
