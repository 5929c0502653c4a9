import { createWriteStream, existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartupError } from '../../startupError';
import { connectUntimed } from '../untimedConnection';
import { quoted, rowsFile, writeManifest, type BackupTable, type Manifest } from './manifest';

/**
 * Writes a consistent snapshot of all rows of a database into a new folder, while hosts continue to work (OPS-9). The folder gets its
 * name only when it is complete. Throws StartupError if the name exists already, or `signal` aborts.
 */
export async function takeBackup(url: string, folder: string, signal?: AbortSignal): Promise<Manifest> {
  assertFree(folder);
  const client = await connectUntimed(url, signal);
  try {
    signal?.throwIfAborted();
    return await writeBackup(client, folder);
  } catch (error) {
    if (!signal?.aborted) throw error;
    throw new StartupError('The backup was interrupted: nothing of it is left.');
  } finally {
    await client.end();
  }
}

function assertFree(folder: string): void {
  if (existsSync(folder)) throw new StartupError(`${folder} already exists: choose a new folder.`);
}

async function writeBackup(client: Client, folder: string): Promise<Manifest> {
  mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 });
  // A name of its own, since another backup to the same folder may be running. Only this user may read it (mkdtemp): it contains all data
  // about the players.
  const partial = mkdtempSync(`${folder}.partial-`);
  try {
    await client.query('begin isolation level repeatable read read only');
    const manifest = await copyAll(client, partial);
    await client.query('commit');
    writeManifest(partial, manifest);
    // Another backup may have been finished meanwhile.
    assertFree(folder);
    renameSync(partial, folder);
    return manifest;
  } catch (error) {
    // Not at one go: signals that arrive meanwhile could not be handled.
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

async function copyAll(client: Client, folder: string): Promise<Manifest> {
  const { rows: tables } = await client.query<Omit<BackupTable, 'rows'>>(`
    select c.relname as name,
           array(select a.attname::text from pg_attribute a
                  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                  order by a.attnum) as columns
      from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and c.relname not in ('migrations', 'applied_functions')
     order by c.relname`);
  const copied: BackupTable[] = [];
  for (const table of tables) copied.push({ ...table, rows: await copyTable(client, folder, table) });
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    'select name, checksum from migrations order by name',
  );
  const { rows: sequences } = await client.query<Manifest['sequences'][number]>(
    `select sequencename::text as name, last_value::text as value from pg_sequences where schemaname = 'public' order by 1`,
  );
  const { rows: server } = await client.query<{ at: Date; version: string }>(
    `select now() as at, current_setting('server_version') as version`,
  );
  return {
    format: 1,
    takenAt: (server[0]?.at ?? new Date()).toISOString(),
    postgres: server[0]?.version ?? '',
    migrations,
    tables: copied,
    sequences,
  };
}

/** Copies a table's rows and returns their number. */
async function copyTable(
  client: Client,
  folder: string,
  { name, columns }: Omit<BackupTable, 'rows'>,
): Promise<number> {
  const rows = client.query(
    copyTo(`copy (select ${columns.map(quoted).join(', ')} from public.${quoted(name)}) to stdout`),
  );
  await pipeline(rows, createGzip(), createWriteStream(rowsFile(folder, name), { mode: 0o600, flush: true }));
  return rows.rowCount;
}
