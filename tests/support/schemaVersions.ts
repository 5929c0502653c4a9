import { migrationOf, type SchemaFiles, type SqlFile } from '../../api-host/db/schemaFiles';
import { createTestDatabase, type TestDatabase } from './testDatabase';

/** An empty database for each test of a file. */
export function useEmptyDatabase(): Pick<TestDatabase, 'pool' | 'db'> {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase({ empty: true });
  });
  afterEach(() => database.drop());
  return {
    get pool() {
      return database.pool;
    },
    get db() {
      return database.db;
    },
  };
}

/** A migration or function file, and a schema version made of such files. */
export const file = (name: string, sql: string): SqlFile => ({ name, sql, checksum: sql });
export const schema = (migrations: SqlFile[], functions: SqlFile[] = []): SchemaFiles => ({
  migrations: migrations.map(migrationOf),
  functions,
});

export const one = file('0001_one', 'create table one (a int)');
export const two = file('0002_two', 'create table two (a int)');
/** A function that returns this number. */
export const answer = (value: number) =>
  file('answer', `create or replace function answer() returns int language sql as 'select ${value}'`);

/** Which of these tables exist in the database. */
export async function exists({ pool }: Pick<TestDatabase, 'pool'>, ...tables: string[]): Promise<boolean[]> {
  const { rows } = await pool.query<{ found: boolean }>(
    'select to_regclass(name) is not null as found from unnest($1::text[]) with ordinality t (name, n) order by n',
    [tables],
  );
  return rows.map(({ found }) => found);
}
