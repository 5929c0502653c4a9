import type { Pool } from 'pg';
import { citusPorts } from './citusDatabase';
import { eventually } from './eventually';

const LOCK_WAITS =
  "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";

/** On Citus the lock may be on a worker. */
const ON_ALL_NODES = `select sum(result::int) as count from run_command_on_all_nodes($$${LOCK_WAITS}$$)`;

/** Resolves when this many connections to the test's database wait for a lock. */
export const waitForLockWaits = (pool: Pool, count = 1): Promise<void> =>
  eventually(`${count} wait for a lock`, async () => {
    const { rows } = await pool.query<{ count: string }>(citusPorts().length > 0 ? ON_ALL_NODES : LOCK_WAITS);
    return Number(rows[0]?.count) >= count;
  });
