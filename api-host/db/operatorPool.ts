import type { Pool } from 'pg';
import { StartupError, oneLine } from '../startupError';
import { addressesOf, chooseAddress } from './addresses';
import { openPool } from './pool';

/**
 * Two connections without limits of time, for what takes as long as it needs: migrations, the seed, operators' commands. `url` may name
 * several addresses. Throws StartupError where the database does not answer.
 */
export async function openOperatorPool(url: string): Promise<Pool> {
  const pool = openPool({
    connectionString: await chooseAddress(addressesOf(url)),
    max: 2,
    // Right before a pooler and without one; nothing here is asked often.
    namedStatements: false,
  });
  try {
    await pool.query('select 1');
    return pool;
  } catch (error) {
    await pool.end();
    throw new StartupError(
      `The database does not answer (${oneLine(error)}): start it, or correct DATABASE_URL.`,
    );
  }
}
