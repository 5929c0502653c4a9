import type { Pool } from 'pg';
import { StartupError, oneLine } from '../startupError';
import { addressesOf, chooseAddress } from './addresses';
import { openPool } from './pool';
import { cutOnAbort, liftOnOwnConnection } from './untimedConnection';

/**
 * Two connections without timeouts, for work that may take long: migrations, the seed, operators' commands. Behind a pooler the role's
 * statement_timeout applies, except in transactions that lift it. `url` may name several addresses. Throws StartupError if the database
 * does not respond. If `signal` aborts, the connections are cut and their queries fail.
 */
export async function openOperatorPool(url: string, signal?: AbortSignal): Promise<Pool> {
  const pool = openPool({
    connectionString: await chooseAddress(addressesOf(url)),
    max: 2,
    // Works with and without a pooler; no query here is frequent enough to need a prepared statement.
    namedStatements: false,
    verify: (client, done) => void liftOnOwnConnection(client).then(() => done(), done),
  });
  pool.on('connect', (client) => cutOnAbort(client, signal));
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
