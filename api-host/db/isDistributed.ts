import type { Pool, PoolClient } from 'pg';

type Queryable = Pick<Pool | PoolClient, 'query'>;

/** Whether the money tables are distributed by player (OPS-7). */
export async function isDistributed(database: Queryable): Promise<boolean> {
  // The table belongs to Citus and does not exist elsewhere.
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

/** The same for a host's pool, queried once: a database is only distributed while no host uses it. */
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
