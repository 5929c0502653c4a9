import type { Pool } from 'pg';
import { eventually } from './eventually';

/** Resolves when this many connections to the test's database wait for a lock. */
export const waitForLockWaits = (pool: Pool, count = 1): Promise<void> =>
  eventually(`${count} wait for a lock`, async () => {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return (rowCount ?? 0) >= count;
  });
