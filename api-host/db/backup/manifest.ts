import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError, oneLine } from '../../startupError';
import type { SqlFile } from '../schemaFiles';

/** A table of a backup. Its rows are in `<name>.copy.gz`, in the text format of PostgreSQL's COPY, with these columns. */
export interface BackupTable {
  name: string;
  columns: string[];
  rows: number;
}

/** The contents of a backup: `manifest.json` in its folder, written last (OPS-9). */
export interface Manifest {
  format: 1;
  /** ISO 8601. All rows are from the same moment, which is this or slightly later. */
  takenAt: string;
  /** The version of the PostgreSQL that it was taken from, such as 18.4. */
  postgres: string;
  /** The migrations of the schema that the rows fit. */
  migrations: Pick<SqlFile, 'name' | 'checksum'>[];
  tables: BackupTable[];
  /** The last value of each sequence, a whole number as text; null: never used. */
  sequences: { name: string; value: string | null }[];
}

export const rowsFile = (folder: string, table: string): string => path.join(folder, `${table}.copy.gz`);
const manifestFile = (folder: string): string => path.join(folder, 'manifest.json');

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
}

/** Reads a backup's manifest. Throws StartupError if the folder is not a backup or is incomplete. */
export function readManifest(folder: string): Manifest {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(readFileSync(manifestFile(folder), 'utf8')) as Manifest;
    // Web apps have a file of this name, too.
    if (typeof (manifest as Manifest | null)?.format !== 'number')
      throw new Error('manifest.json belongs to something else');
  } catch (error) {
    throw new StartupError(
      `${folder} is not a backup written by \`npm run admin -- database backup\` (${oneLine(error)}).`,
    );
  }
  if ((manifest.format as number) !== 1)
    throw new StartupError(`The backup ${folder} was made by a newer release: restore it with that one.`);
  const missing = manifest.tables.find(({ name }) => !existsSync(rowsFile(folder, name)));
  if (missing)
    throw new StartupError(`The backup ${folder} is not complete: ${missing.name}.copy.gz is missing.`);
  return manifest;
}

/** A quoted SQL identifier. Names in a manifest come from a file and must not be run as SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
