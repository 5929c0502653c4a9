import { randomBytes } from 'node:crypto';
import { invalidIndexes, migrate, rebuildIndexes } from '../../../api-host/db/migrate';
import { openPool } from '../../../api-host/db/pool';
import { file, one, schema, useEmptyDatabase } from '../../support/schemaVersions';

const database = useEmptyDatabase();
const indexes = file(
  '0002_indexes',
  `-- without-transaction
create index concurrently if not exists one_a on one (a);
create index concurrently if not exists "One_B" on one (a) where a > 1;
`,
);
const files = schema([one, indexes]);

/** Marks an index as an interrupted build leaves it. */
const invalidate = (name: string) =>
  database.pool.query('update pg_index set indisvalid = false where indexrelid = to_regclass($1)', [name]);

beforeEach(() => migrate(database.pool, files));

it('builds indexes again that applied migrations left invalid, once for several hosts', async () => {
  await invalidate('one_a');
  await invalidate('"One_B"');
  expect(await invalidIndexes(database.pool, files)).toEqual(['one_a', '"One_B"']);
  const rebuilt = await Promise.all([1, 2, 3].map(() => rebuildIndexes(database.pool, files)));
  expect(rebuilt.flat()).toEqual(['one_a', '"One_B"']);
  expect(await invalidIndexes(database.pool, files)).toEqual([]);
  const { rows } = await database.pool.query<{ definition: string }>(
    `select pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = 'one'::regclass order by 1`,
  );
  expect(rows.map(({ definition }) => definition)).toEqual([
    'CREATE INDEX "One_B" ON public.one USING btree (a) WHERE (a > 1)',
    'CREATE INDEX one_a ON public.one USING btree (a)',
  ]);
});

it('keeps an index that cannot be built again, and drops what a failed try has left', async () => {
  const { pool } = database;
  const unique = file(
    '0003_unique',
    '-- without-transaction\ncreate unique index concurrently if not exists one_unique on one (a);\n',
  );
  const withUnique = schema([one, indexes, unique]);
  await migrate(pool, withUnique);
  const stateOf = async (suffix: string) => {
    const { rows } = await pool.query<{ id: number; valid: boolean }>(
      'select indexrelid as id, indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
      [`one_unique${suffix}`],
    );
    return rows[0];
  };
  await pool.query(
    `update pg_index set indisvalid = false, indisready = false where indexrelid = 'one_unique'::regclass`,
  );
  const before = await stateOf('');
  await pool.query('insert into one values (1), (1)');
  for (let tries = 0; tries < 2; tries += 1) {
    await expect(rebuildIndexes(pool, withUnique)).rejects.toThrow(
      /^The index one_unique of the migration 0003_unique could not be built again: could not create unique index/,
    );
    expect(await stateOf('')).toEqual(before);
    const { rowCount } = await pool.query(`select from pg_class where relname like 'one_unique_cc%'`);
    expect(rowCount).toBe(1);
  }
  await pool.query('delete from one');
  expect(await rebuildIndexes(pool, withUnique)).toEqual(['one_unique']);
  expect(await stateOf('')).toMatchObject({ valid: true });
  expect(await stateOf('_ccnew')).toBeUndefined();
});

it('changes nothing if all are valid, or were dropped by a later migration', async () => {
  await database.pool.query('drop index one_a');
  expect(await rebuildIndexes(database.pool, files)).toEqual([]);
});

it('leaves other invalid indexes alone: somebody may be building them', async () => {
  await database.pool.query('create index by_hand on one (a)');
  await invalidate('by_hand');
  expect(await rebuildIndexes(database.pool, files)).toEqual([]);
  const { rows } = await database.pool.query(
    `select indisvalid from pg_index where indexrelid = 'by_hand'::regclass`,
  );
  expect(rows).toEqual([{ indisvalid: false }]);
});

it('says who may build them if this role may not, and leaves them', async () => {
  await invalidate('one_a');
  const role = `index_reader_${randomBytes(4).toString('hex')}`;
  await database.pool.query(`create role ${role}`);
  const reader = openPool({ ...database.pool.options, options: `-c role=${role}`, max: 2 });
  try {
    expect(await invalidIndexes(reader, files)).toEqual(['one_a']);
    await expect(rebuildIndexes(reader, files)).rejects.toThrow(
      /^This role is not allowed to change the schema \(.*permission denied.*\): run npm run migrate as the owner/,
    );
  } finally {
    await reader.end();
    await database.pool.query(`drop role ${role}`);
  }
  expect(await invalidIndexes(database.pool, files)).toEqual(['one_a']);
});
