import { randomBytes } from 'node:crypto';
import { distribute } from '../../api-host/db/distribute';
import { migrate } from '../../api-host/db/migrate';
import { openPool } from '../../api-host/db/pool';
import { createCitusDatabase, dropCitusDatabase } from '../../scripts/citus/citusCluster';

/** Set by scripts/citus.ts: the ports of a Citus cluster on which the tests then create their databases. */
export const CITUS_VARIABLE = 'PORTAL_TESTS_CITUS';

export const citusPorts = (): readonly number[] =>
  (process.env[CITUS_VARIABLE] ?? '').split(',').filter(Boolean).map(Number);

/** A new database, migrated and distributed by player. */
export async function openCitusDatabase(
  ports: readonly number[],
): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await createCitusDatabase(ports, name);
  const pool = openPool({ connectionString: url, max: 2 });
  await migrate(pool);
  await distribute(pool);
  await pool.end();
  return { url, remove: () => dropCitusDatabase(ports, name) };
}
