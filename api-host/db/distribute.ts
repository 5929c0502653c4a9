import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { distributionFile } from '../folders';
import { StartupError, oneLine } from '../startupError';
import { isDistributed } from './isDistributed';
import { underMigrationLock } from './migrationLock';
import { statementsOf } from './schemaFiles';

/**
 * Distributes the money tables of a migrated database by player, on a Citus coordinator whose workers were added. Returns false if they
 * are distributed already. All or nothing; nobody else may use the database meanwhile. Throws StartupError if it can't.
 */
export async function distribute(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query(`select from pg_extension where extname = 'citus'`);
  if (rows.length === 0)
    throw new StartupError(
      'This database has no Citus: create the extension and add the workers first (docs/citus.md).',
    );
  return underMigrationLock(pool, async () => {
    if (await isDistributed(pool)) return false;
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('set local statement_timeout = 0');
      // Citus accepts the statements only one by one.
      for (const statement of statementsOf(readFileSync(distributionFile, 'utf8')))
        await client.query(statement);
      await client.query('commit');
      return true;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw new StartupError(`The tables were not distributed, and nothing was changed: ${oneLine(error)}`);
    } finally {
      client.release();
    }
  });
}
