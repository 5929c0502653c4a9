import type { Pool, PoolClient } from 'pg';
import type { Migration, SchemaFiles, SqlFile } from './schemaFiles';

type Queryable = Pick<Pool | PoolClient, 'query'>;

/** The migrations and functions that were applied to a database, by its own records. */
export interface AppliedSchema {
  /** In the order of their numbers. */
  migrations: readonly Pick<Migration, 'name' | 'checksum' | 'needsHosts'>[];
  /** One row for each applied version of a functions file, oldest first. */
  functions: readonly Pick<SqlFile, 'name' | 'checksum'>[];
}

/** How the database compares to this version's files. A newer database whose migrations allow this version lacks nothing. */
export interface SchemaState {
  /** Why this version can't run on the database and may not migrate it, in a sentence; null if it may. */
  fault: string | null;
  /** The files of this version that the database lacks. */
  lacks: SchemaFiles;
}

/** Reads the applied schema without changing anything, so that a role that may only read and write rows can do it. */
export async function readAppliedSchema(database: Queryable): Promise<AppliedSchema> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select name from unnest(array['migrations', 'applied_functions']) name where to_regclass(name) is not null`,
  );
  const exists = (table: string) => tables.some(({ name }) => name === table);
  // Databases of earlier versions have no column needs_hosts.
  const migrations = exists('migrations')
    ? await database.query<AppliedSchema['migrations'][number]>(
        `select name, checksum, to_jsonb(m) ->> 'needs_hosts' as "needsHosts" from migrations m order by name`,
      )
    : { rows: [] };
  const functions = exists('applied_functions')
    ? await database.query<AppliedSchema['functions'][number]>(
        'select name, checksum from applied_functions order by id',
      )
    : { rows: [] };
  return { migrations: migrations.rows, functions: functions.rows };
}

/** Compares what was applied with the files of this version (OPS-2). */
export function compareSchema(applied: AppliedSchema, files: SchemaFiles): SchemaState {
  const has = new Set(applied.migrations.map(({ name }) => name));
  const migrations = files.migrations.filter(({ name }) => !has.has(name));
  const everApplied = new Set(applied.functions.map(({ name, checksum }) => `${name} ${checksum}`));
  // A text that was applied before is not applied again: the newer one works with this version as well (docs/releases.md).
  const functions = files.functions.filter(({ name, checksum }) => !everApplied.has(`${name} ${checksum}`));
  const lacks: SchemaFiles = { migrations, functions };
  return { fault: faultOf(applied, files, lacks), lacks };
}

function faultOf(applied: AppliedSchema, files: SchemaFiles, lacks: SchemaFiles): string | null {
  const known = new Map(files.migrations.map((file) => [file.name, file]));
  for (const { name, checksum } of applied.migrations)
    if (known.has(name) && known.get(name)?.checksum !== checksum)
      return `The migration ${name} was changed after the database applied it: restore the file, and write a new migration (for an unreleased schema, remove the data folder).`;
  const newer = applied.migrations.filter(({ name }) => !known.has(name));
  for (const { name, needsHosts } of newer)
    if (needsHosts !== null && !known.has(needsHosts))
      return `The database has the migration ${name}, which needs hosts that know ${needsHosts}: start a version at least as new as that.`;
  const [missing] = [...lacks.migrations, ...lacks.functions];
  if (missing && newer[0])
    return `The database has the migration ${newer[0].name}, which this version does not know, and lacks ${missing.name}, which this version needs: start a version at least as new as the database.`;
  const last = applied.migrations.at(-1)?.name ?? '';
  const late = lacks.migrations.find(({ name }) => name < last);
  return late
    ? `The migration ${late.name} is numbered before ${last}, which the database already has: give it a higher number.`
    : null;
}

/** Why this version can't run on the database in its current state, in a sentence; null if it can. */
export function whyUnfit({ fault, lacks }: SchemaState): string | null {
  if (fault) return fault;
  const names = [...lacks.migrations, ...lacks.functions].map(({ name }) => name);
  if (names.length === 0) return null;
  const more = names.length > 1 ? ` and ${names.length - 1} more` : '';
  return `The database lacks ${names[0] ?? ''}${more}: run npm run migrate as the owner of its schema.`;
}

/** Reads the applied schema and returns `whyUnfit` for it. */
export const whySchemaUnfit = async (database: Queryable, files: SchemaFiles): Promise<string | null> =>
  whyUnfit(compareSchema(await readAppliedSchema(database), files));
