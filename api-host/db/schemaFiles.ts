import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { functionsFolder, migrationsFolder } from '../folders';

/** A SQL file. `name` has no extension; `checksum` is the SHA-256 of `sql`, in hex. */
export interface SqlFile {
  name: string;
  checksum: string;
  sql: string;
}

/** A numbered file, with the directives from the comment lines at its beginning (docs/releases.md). */
export interface Migration extends SqlFile {
  /** `-- needs-hosts: 0058_account_deletion`: hosts that do not know that migration can't run once this one is applied. null: all can. */
  needsHosts: string | null;
  /** `-- without-transaction`: its statements run one by one, as `create index concurrently` requires. */
  withoutTransaction: boolean;
}

/** The files of this version's database schema, each list in the order in which it is applied. */
export interface SchemaFiles {
  /** Numbered files, each applied once. A released file never changes. */
  migrations: readonly Migration[];
  /** Files of `create or replace function`, applied again whenever their text changes. */
  functions: readonly SqlFile[];
}

/** Parses the directives of a migration file. */
export const migrationOf = (file: SqlFile): Migration => ({
  ...file,
  needsHosts: /^-- needs-hosts: (\w+)$/m.exec(file.sql)?.[1] ?? null,
  withoutTransaction: /^-- without-transaction$/m.test(file.sql),
});

/** Statements that end with a semicolon at the end of a line, without comment lines. */
export const statementsOf = (sql: string): string[] =>
  sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .filter((text) => text.trim());

function readFolder(folder: string, pattern: RegExp): SqlFile[] {
  return readdirSync(folder)
    .filter((file) => pattern.test(file))
    .sort()
    .map((file) => {
      // A checkout may have changed the line endings, which does not count as a change.
      const sql = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      return { name: file.slice(0, -4), checksum: createHash('sha256').update(sql).digest('hex'), sql };
    });
}

/** Reads db/migrations and db/functions. */
export const readSchemaFiles = (): SchemaFiles => ({
  migrations: readFolder(migrationsFolder, /^\d{4}_[a-z0-9_]+\.sql$/).map(migrationOf),
  functions: readFolder(functionsFolder, /^[a-z0-9_]+\.sql$/),
});
