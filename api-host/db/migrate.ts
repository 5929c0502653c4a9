import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { migrationsFolder } from '../folders';
import { StartupError, oneLine } from '../startupError';

/** A numbered SQL file of db/migrations. Once released it never changes; what must change is a new file. */
export interface Migration {
  name: string;
  checksum: string;
  sql: string;
}

/** The migrations of a folder, in their order. */
export function readMigrations(folder: string = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      // Line ends are no change: a checkout may have made them its own.
      const sql = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      return { name: file.slice(0, -4), checksum: createHash('sha256').update(sql).digest('hex'), sql };
    });
}

/** Any constant will do; it keeps two hosts from migrating one database at once. */
const LOCK = 7_246_001;

/**
 * Brings the database to this host's schema: forward only, each file in a transaction of its own. Throws StartupError when the
 * database holds something that this host does not know.
 */
export async function migrate(pool: Pool, migrations: Migration[] = readMigrations()): Promise<void> {
  await inLockedTransaction(pool, async (client) => {
    await client.query(`create table if not exists migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    refuseStrange(await appliedOnes(client), migrations);
  });
  for (const migration of migrations)
    await inLockedTransaction(pool, async (client) => {
      // Another host may have been quicker.
      if ((await appliedOnes(client)).some(({ name }) => name === migration.name)) return;
      await apply(client, migration);
    });
}

async function inLockedTransaction(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

type Applied = Pick<Migration, 'name' | 'checksum'>;

const appliedOnes = async (client: PoolClient): Promise<Applied[]> =>
  (await client.query<Applied>('select name, checksum from migrations order by name')).rows;

function refuseStrange(applied: Applied[], migrations: Migration[]): void {
  for (const [index, { name, checksum }] of applied.entries()) {
    const known = migrations[index];
    if (!migrations.some((migration) => migration.name === name))
      throw new StartupError(
        `The database has the migration ${name}, which this version does not know: start a version at least as new as the database.`,
      );
    if (known?.name !== name)
      throw new StartupError(
        `The migration ${known?.name ?? ''} stands before ${name}, which the database has already: number it after.`,
      );
    if (known.checksum !== checksum)
      throw new StartupError(
        `The migration ${name} was changed after the database applied it: restore the file and write a new one (an unreleased schema: remove the data folder).`,
      );
  }
}

async function apply(client: PoolClient, { name, checksum, sql }: Migration): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    throw new StartupError(`The migration ${name} failed and was undone: ${oneLine(error)}`);
  }
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
}

/** Whether the database has exactly this host's schema. */
export async function isMigrated(pool: Pool, migrations: Migration[] = readMigrations()): Promise<boolean> {
  const { rows } = await pool.query<{ count: number }>('select count(*) as count from migrations');
  return rows[0]?.count === migrations.length;
}
