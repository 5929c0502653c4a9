import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartupError, oneLine } from '../../startupError';
import { checkLedger, type LedgerReport } from '../../repositories/ledgerCheck';
import { migrate } from '../migrate';
import { openOperatorPool } from '../operatorPool';
import { connectUntimed, withUntimedConnection } from '../untimedConnection';
import { readSchemaFiles, type SchemaFiles } from '../schemaFiles';
import { quoted, readManifest, rowsFile, type BackupTable, type Manifest } from './manifest';

/** A restore failed once it had begun to write, so that the database has tables. `cause`: why. */
export class HalfRestored extends StartupError {
  constructor(override readonly cause: unknown) {
    super(
      `The restore failed and left tables: drop the database and create it again before the next try. The reason: ${oneLine(cause)}`,
    );
  }
}

/**
 * Fills an empty database from a backup of this or an older release, and migrates its schema to this release (OPS-9). All rows are loaded
 * in one transaction. `url` may name several addresses. Throws StartupError if the database is not empty or the backup does not fit, and
 * HalfRestored if it fails later, or `signal` aborts.
 */
export async function restoreBackup(
  url: string,
  folder: string,
  signal = new AbortController().signal,
): Promise<{ manifest: Manifest; ledger: LedgerReport }> {
  const manifest = readManifest(folder);
  const files = readSchemaFiles();
  const former = migrationsOf(manifest, files, folder);
  const pool = await openOperatorPool(url, signal);
  try {
    const { rowCount } = await pool.query(
      `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`,
    );
    if (rowCount !== 0)
      throw new StartupError('The database is not empty: restore into one that has no tables.');
    await assertMayDisableTriggers(url);
    signal.throwIfAborted();
    try {
      // The schema that the backup was taken from, without functions: those of this release are applied after the rows.
      await migrate(pool, { migrations: former, functions: [] });
      signal.throwIfAborted();
      await load(url, folder, manifest, signal);
      await migrate(pool, files);
      const ledger = await withUntimedConnection(pool, signal, async (db) => {
        await sql`analyze`.execute(db);
        return checkLedger(db);
      });
      signal.throwIfAborted();
      return { manifest, ledger };
    } catch (error) {
      throw new HalfRestored(signal.aborted ? new StartupError('The restore was interrupted.') : error);
    }
  } finally {
    await pool.end();
  }
}

/** Reads a backup's manifest. Throws StartupError if this release cannot restore the backup. */
export function checkBackup(folder: string): Manifest {
  const manifest = readManifest(folder);
  migrationsOf(manifest, readSchemaFiles(), folder);
  return manifest;
}

/** The migrations that the backup's rows fit: the first ones of this release. */
function migrationsOf(
  { migrations }: Manifest,
  files: SchemaFiles,
  folder: string,
): SchemaFiles['migrations'] {
  const fits = migrations.every(({ name, checksum }, index) => {
    const known = files.migrations[index];
    return known?.name === name && known.checksum === checksum;
  });
  if (!fits)
    throw new StartupError(
      `The backup ${folder} has a schema that this release does not know: restore it with a release at least as new.`,
    );
  return files.migrations.slice(0, migrations.length);
}

async function load(
  url: string,
  folder: string,
  { tables, sequences }: Manifest,
  signal: AbortSignal,
): Promise<void> {
  const client = await connectUntimed(url, signal);
  try {
    await client.query('begin');
    await disableTriggers(client);
    // Migrations insert rows into some tables; the backup contains their current state.
    await client.query(`truncate ${tables.map(({ name }) => `public.${quoted(name)}`).join(', ')}`);
    for (const table of tables) await loadTable(client, folder, table);
    for (const { name, value } of sequences)
      if (value !== null)
        await client.query('select setval($1::regclass, $2::bigint)', [`public.${quoted(name)}`, value]);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Disables triggers and foreign key checks: the rows were consistent when they were copied, and must not fire anything again. */
async function disableTriggers(client: Client): Promise<void> {
  await client.query('set local session_replication_role = replica').catch((error: unknown) => {
    throw new StartupError(
      `This role may not disable triggers, which a restore needs (${oneLine(error)}): as a superuser, run grant set on parameter session_replication_role to this role.`,
    );
  });
}

/** Before anything is written: otherwise the next attempt would find a database that is not empty. */
async function assertMayDisableTriggers(url: string): Promise<void> {
  const client = await connectUntimed(url);
  try {
    await client.query('begin');
    await disableTriggers(client);
  } finally {
    await client.end();
  }
}

async function loadTable(
  client: Client,
  folder: string,
  { name, columns, rows }: BackupTable,
): Promise<void> {
  const copy = client.query(
    copyFrom(`copy public.${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`),
  );
  await pipeline(createReadStream(rowsFile(folder, name)), createGunzip(), copy);
  if (copy.rowCount !== rows)
    throw new StartupError(
      `The backup ${folder} is damaged: ${name} has ${copy.rowCount} rows instead of ${rows}.`,
    );
}
