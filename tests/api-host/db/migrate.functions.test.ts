import { migrate } from '../../../api-host/db/migrate';
import { readSchemaFiles } from '../../../api-host/db/schemaFiles';
import { whySchemaUnfit } from '../../../api-host/db/schemaState';
import { answer, exists, file, one, schema, useEmptyDatabase } from '../../support/schemaVersions';

const database = useEmptyDatabase();
const unfit = (files = readSchemaFiles()) => whySchemaUnfit(database.pool, files);

describe('functions', () => {
  const value = async () =>
    (await database.pool.query<{ answer: number }>('select answer()')).rows[0]?.answer;

  it('are applied again when their text changes, and only then', async () => {
    await migrate(database.pool, schema([], [answer(1)]));
    await database.pool.query(`create or replace function answer() returns int language sql as 'select 5'`);
    await migrate(database.pool, schema([], [answer(1)]));
    expect(await value()).toBe(5);
    await migrate(database.pool, schema([], [answer(2)]));
    expect(await value()).toBe(2);
  });

  it('are not reverted by an older version that starts again, which works with the newer ones', async () => {
    await migrate(database.pool, schema([], [answer(1)]));
    await migrate(database.pool, schema([], [answer(2)]));
    expect(await migrate(database.pool, schema([], [answer(1)]))).toEqual([]);
    expect(await unfit(schema([], [answer(1)]))).toBeNull();
    expect(await value()).toBe(2);
  });

  it('are rolled back together with the migrations of the same run', async () => {
    const broken = file(
      'broken',
      'create or replace function broken() returns int language sql as $$ select x $$',
    );
    await expect(migrate(database.pool, schema([one], [answer(1), broken]))).rejects.toThrow(
      /^The file of functions broken failed, and nothing was changed: /,
    );
    expect(await exists(database, 'one')).toEqual([false]);
  });

  it('of the schema are all defined in db/functions', async () => {
    const files = readSchemaFiles();
    await migrate(database.pool, files);
    const { rows } = await database.pool.query<{ proname: string }>(
      `select proname::text from pg_proc where pronamespace = 'public'::regnamespace order by proname`,
    );
    const defined = files.functions.flatMap(({ sql }) =>
      [...sql.matchAll(/^create or replace function (\w+)/gm)].map(([, name]) => name),
    );
    expect(rows.map(({ proname }) => proname)).toEqual(defined.sort());
  });
});
