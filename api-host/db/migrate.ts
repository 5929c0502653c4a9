import type { Pool, PoolClient } from 'pg';
import { StartupError, oneLine } from '../startupError';
import { readSchemaFiles, type SchemaFiles, type SqlFile } from './schemaFiles';

/** An arbitrary constant. It keeps two hosts from migrating one database at once. */
const LOCK = 7_246_001;

/** `applied_functions` has a row for each text that a file of functions has had; the newest is the one in use. */
const BOOKKEEPING = `
  create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now());
  create table if not exists applied_functions (
    id bigint generated always as identity primary key,
    name text not null, checksum text not null, applied_at timestamptz not null default now(),
    unique (name, checksum))`;

/**
 * Brings the database to this version's schema: forward only, all in one transaction. Hosts that start together wait for each
 * other. Throws StartupError, with nothing changed, when a file fails or the database is newer than this version.
 */
export async function migrate(pool: Pool, files: SchemaFiles = readSchemaFiles()): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(BOOKKEEPING);
    await applyMigrations(client, files.migrations);
    await applyFunctions(client, files.functions);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

type Applied = Pick<SqlFile, 'name' | 'checksum'>;

async function applyMigrations(client: PoolClient, migrations: readonly SqlFile[]): Promise<void> {
  const { rows: applied } = await client.query<Applied>(
    'select name, checksum from migrations order by name',
  );
  checkHistory(applied, migrations);
  for (const migration of migrations.slice(applied.length)) {
    await run(client, migration, 'migration');
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
  }
}

/** The applied migrations must be the first of this version's, unchanged. */
function checkHistory(applied: readonly Applied[], migrations: readonly SqlFile[]): void {
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

/** Applies each file whose text is not the newest that the database has. An older text means an older version, and is refused. */
async function applyFunctions(client: PoolClient, functions: readonly SqlFile[]): Promise<void> {
  const { rows } = await client.query<Applied>('select name, checksum from applied_functions order by id');
  const newest = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  for (const file of functions) {
    const { name, checksum } = file;
    if (newest.get(name) === checksum) continue;
    if (rows.some((row) => row.name === name && row.checksum === checksum))
      throw new StartupError(
        `The database has a newer text of the functions ${name} than this version: start a version at least as new as the database (to bring a former text back on purpose, change a comment in it).`,
      );
    await run(client, file, 'file of functions');
    await client.query('insert into applied_functions (name, checksum) values ($1, $2)', [name, checksum]);
  }
}

async function run(client: PoolClient, { name, sql }: SqlFile, kind: string): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    throw new StartupError(`The ${kind} ${name} failed, and nothing was changed: ${oneLine(error)}`);
  }
}

/** Whether the database has exactly this version's schema. Fails where it has none. */
export async function isMigrated(pool: Pool, files: SchemaFiles = readSchemaFiles()): Promise<boolean> {
  const { rows } = await pool.query<{ migrations: number; functions: string[] }>(`
    select (select count(*) from migrations) as migrations,
           array(select distinct on (name) name || ' ' || checksum from applied_functions order by name, id desc) as functions`);
  const [found] = rows;
  const inUse = new Set(found?.functions);
  return (
    found?.migrations === files.migrations.length &&
    files.functions.every(({ name, checksum }) => inUse.has(`${name} ${checksum}`))
  );
}
