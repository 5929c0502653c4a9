import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { StartupError, oneLine } from '../startupError';
import { underMigrationLock } from './migrationLock';
import { compareSchema, readAppliedSchema, type SchemaState } from './schemaState';
import { readSchemaFiles, statementsOf, type Migration, type SchemaFiles } from './schemaFiles';

/** `applied_functions` has a row for each version of a functions file that was applied; the newest one is in use. */
const BOOKKEEPING = `
  create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now(), needs_hosts text);
  alter table migrations add column if not exists needs_hosts text;
  create table if not exists applied_functions (
    id bigint generated always as identity primary key,
    name text not null, checksum text not null, applied_at timestamptz not null default now(),
    unique (name, checksum))`;

const IS_BOOKED = `
  select count(*) = 2 as booked from pg_attribute
   where (attrelid, attname) in ((to_regclass('migrations'), 'needs_hosts'), (to_regclass('applied_functions'), 'checksum'))`;

/** How long a migration waits for a lock, which blocks all traffic behind it, and how often it retries. */
export interface LockPatience {
  lockMs: number;
  pauseMs: number;
  tries: number;
}

/**
 * `lockMs` is well below PostgreSQL's `deadlock_timeout` (1 s): if a call and a migration wait for each other, the migration gives way
 * before the database aborts the call (OPS-2).
 */
export const PATIENCE: LockPatience = { lockMs: 300, pauseMs: 1_000, tries: 60 };

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';
const NOT_ALLOWED = '42501';

/**
 * Migrates the database to this version's schema, forward only, and returns the names of the files it applied. Hosts that start together
 * wait for each other. A newer database that allows this version is left unchanged (OPS-2). Throws StartupError if a file fails or this
 * version may not run on the database; then nothing was changed (except by a migration without transaction, and by the files before it).
 */
export async function migrate(
  pool: Pool,
  files: SchemaFiles = readSchemaFiles(),
  patience: LockPatience = PATIENCE,
): Promise<string[]> {
  const look = async () => compareSchema(await readAppliedSchema(pool), files);
  // If nothing is missing, a role that may only read and write rows is enough (OPS-3).
  if (isComplete(await look())) return [];
  return underMigrationLock(pool, async () => {
    const applied: string[] = [];
    for (let state = await look(); !isComplete(state); state = await look()) {
      const batch = nextBatch(state.lacks);
      await apply(pool, batch, patience);
      applied.push(...[...batch.migrations, ...batch.functions].map(({ name }) => name));
    }
    return applied;
  });
}

function isComplete({ fault, lacks }: SchemaState): boolean {
  if (fault) throw new StartupError(fault);
  return lacks.migrations.length + lacks.functions.length === 0;
}

/** The files to apply as one: the migrations before the next one without transaction, or that one alone. The last batch has the functions. */
function nextBatch({ migrations, functions }: SchemaFiles): SchemaFiles {
  const alone = migrations.findIndex(({ withoutTransaction }) => withoutTransaction);
  if (alone < 0) return { migrations, functions };
  return { migrations: migrations.slice(0, alone || 1), functions: [] };
}

const apply = (pool: Pool, batch: SchemaFiles, patience: LockPatience): Promise<void> =>
  patiently(pool, patience, async (client) => {
    await prepareBookkeeping(client);
    const [first] = batch.migrations;
    if (first?.withoutTransaction) await applyAlone(client, first);
    else await applyTogether(client, batch, patience.lockMs);
  });

/** Repeats `work` while others hold its locks. */
async function patiently(
  pool: Pool,
  patience: LockPatience,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  for (let left = patience.tries; ; left -= 1) {
    const client = await pool.connect();
    try {
      await work(client);
      return;
    } catch (error) {
      const { code } = error instanceof Failed ? error.sqlError : (error as { code?: unknown });
      if ((code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK) || left <= 1) throw asStartupError(error, code);
    } finally {
      client.release();
    }
    await pause(patience.pauseMs);
  }
}

/** Committed separately from the migrations, since a change of these tables blocks every /ready until the commit. */
async function prepareBookkeeping(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ booked: boolean }>(IS_BOOKED);
  if (!rows[0]?.booked) await client.query(BOOKKEEPING);
}

async function applyTogether(client: PoolClient, batch: SchemaFiles, lockMs: number): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockMs}; set local statement_timeout = 0`);
    for (const migration of batch.migrations) {
      await run(client, `The migration ${migration.name} failed, and nothing was changed`, migration.sql);
      await record(client, migration);
    }
    for (const file of batch.functions) {
      await run(client, `The file of functions ${file.name} failed, and nothing was changed`, file.sql);
      await client.query('insert into applied_functions (name, checksum) values ($1, $2)', [
        file.name,
        file.checksum,
      ]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** The index that a statement builds concurrently. Such a name has no schema. */
const CONCURRENT_INDEX =
  /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+("(?:[^"]|"")+"|[\w$]+)/i;

const indexBuiltBy = (statement: string): string | undefined => CONCURRENT_INDEX.exec(statement)?.[1];

/** Runs the statements one by one. Each ends with a semicolon at the end of a line, and can be repeated after a failure. */
async function applyAlone(client: PoolClient, migration: Migration): Promise<void> {
  for (const statement of statementsOf(migration.sql)) await runAlone(client, migration, statement);
  for (const { index } of indexesOf([migration])) await assertValid(client, migration, index);
  await record(client, migration);
}

/** An interrupted concurrent build leaves an invalid index, which `if not exists` would keep: it is dropped first. */
async function runAlone(client: PoolClient, { name }: Migration, statement: string): Promise<void> {
  const failed = `The migration ${name} failed`;
  const index = indexBuiltBy(statement);
  if (index !== undefined && (await isInvalid(client, index)))
    await run(client, failed, `drop index concurrently if exists ${index}`);
  await run(client, failed, statement);
}

async function assertValid(client: PoolClient, { name }: Migration, index: string): Promise<void> {
  if (await isInvalid(client, index))
    throw new StartupError(
      `The migration ${name} left the index ${index} invalid: run npm run migrate again, which builds it anew.`,
    );
}

/** Those of the indexes that exist, but are not used: their builds have not finished. */
async function invalidAmong(
  database: Pick<PoolClient, 'query'>,
  indexes: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ index: string }>(
    'select name as index from unnest($1::text[]) as name join pg_index on indexrelid = to_regclass(name) where not indisvalid',
    [indexes],
  );
  return new Set(rows.map(({ index }) => index));
}

const isInvalid = async (database: Pick<PoolClient, 'query'>, index: string): Promise<boolean> =>
  (await invalidAmong(database, [index])).has(index);

/** An index that a migration builds concurrently. */
interface ConcurrentIndex {
  migration: Migration;
  index: string;
}

const indexesOf = (migrations: readonly Migration[]): ConcurrentIndex[] =>
  migrations
    .filter(({ withoutTransaction }) => withoutTransaction)
    .flatMap((migration) =>
      statementsOf(migration.sql).flatMap((statement) => {
        const index = indexBuiltBy(statement);
        return index === undefined ? [] : [{ migration, index }];
      }),
    );

async function findInvalid(pool: Pool, { migrations }: SchemaFiles): Promise<ConcurrentIndex[]> {
  const built = indexesOf(migrations);
  const invalid = await invalidAmong(
    pool,
    built.map(({ index }) => index),
  );
  return built.filter(({ index }) => invalid.has(index));
}

/** The names of the indexes that migrations left invalid. Others may be someone's build that is still running. Any role may look. */
export const invalidIndexes = async (pool: Pool, files: SchemaFiles): Promise<string[]> =>
  (await findInvalid(pool, files)).map(({ index }) => index);

/** The index's copies that interrupted or failed `reindex index concurrently` have left. */
async function leftoversOf(client: PoolClient, index: string): Promise<string[]> {
  const { rows } = await client.query<{ leftover: string }>(
    `select left_index.oid::regclass::text as leftover
       from pg_index i
       join pg_class rebuilt on rebuilt.oid = i.indexrelid
       join pg_index l on l.indrelid = i.indrelid and not l.indisvalid
       join pg_class left_index on left_index.oid = l.indexrelid
      where i.indexrelid = to_regclass($1)
        and left_index.relname ~ '_cc(new|old)[0-9]*$'
        and regexp_replace(left_index.relname, '_cc(new|old)[0-9]*$', '') = rebuilt.relname`,
    [index],
  );
  return rows.map(({ leftover }) => leftover);
}

/**
 * Builds an index of a recorded migration again. Not by dropping and creating it: nobody would look for one that was lost between the
 * two, whereas an invalid one is found.
 */
async function rebuild(client: PoolClient, { migration, index }: ConcurrentIndex): Promise<void> {
  const failed = `The index ${index} of the migration ${migration.name} could not be built again`;
  for (const leftover of await leftoversOf(client, index))
    await run(client, failed, `drop index concurrently if exists ${leftover}`);
  await run(client, failed, `reindex index concurrently ${index}`);
}

/**
 * Builds the indexes again that are invalid although their migrations are recorded as applied (earlier versions did not look), and
 * returns their names. Calls continue meanwhile; only one process builds at a time. Throws StartupError if it can't.
 */
export async function rebuildIndexes(
  pool: Pool,
  files: SchemaFiles = readSchemaFiles(),
  patience: LockPatience = PATIENCE,
): Promise<string[]> {
  if ((await findInvalid(pool, files)).length === 0) return [];
  return underMigrationLock(pool, async () => {
    const invalid = await findInvalid(pool, files);
    for (const one of invalid)
      await patiently(pool, patience, async (client) => {
        await rebuild(client, one);
        await assertValid(client, one.migration, one.index);
      });
    return invalid.map(({ index }) => index);
  });
}

const record = (client: PoolClient, { name, checksum, needsHosts }: Migration) =>
  client.query('insert into migrations (name, checksum, needs_hosts) values ($1, $2, $3)', [
    name,
    checksum,
    needsHosts,
  ]);

/** A statement of the schema that the database refused. */
class Failed extends Error {
  constructor(
    message: string,
    readonly sqlError: { code?: unknown },
  ) {
    super(message);
  }
}

/** `failed` says what it means if the database refuses. */
async function run(client: PoolClient, failed: string, sql: string): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    throw new Failed(`${failed}: ${oneLine(error)}`, error as { code?: unknown });
  }
}

function asStartupError(error: unknown, code: unknown): unknown {
  if (code === NOT_ALLOWED)
    return new StartupError(
      `This role is not allowed to change the schema (${oneLine(error)}): run npm run migrate as the owner of the schema first.`,
    );
  if (code === LOCK_NOT_AVAILABLE)
    return new StartupError(
      `The schema could not be changed because other transactions hold locks for too long (${oneLine(error)}): try again, or find the oldest transaction in pg_stat_activity.`,
    );
  return error instanceof Failed ? new StartupError(error.message) : error;
}
