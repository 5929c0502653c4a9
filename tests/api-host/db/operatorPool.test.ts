import { migrate, invalidIndexes, rebuildIndexes } from '../../../api-host/db/migrate';
import { openOperatorPool } from '../../../api-host/db/operatorPool';
import { eventually } from '../../support/eventually';
import { openDatabaseProxy } from '../../support/databaseProxy';
import { operate } from '../../support/operator';
import { addPlayer } from '../../support/players';
import { file, one, schema } from '../../support/schemaVersions';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';

const LIMIT_MS = 300;

let database: TestDatabase;
afterEach(() => database.drop());

/** Opens a database whose roles have a statement_timeout, as docs/operating.md says for the hosts'. */
async function openLimited({ empty }: { empty: boolean }): Promise<void> {
  database = await createTestDatabase({ empty });
  if (!empty) await addPlayer(database.pool, 'demo');
  const name = new URL(database.url).pathname.slice(1);
  await database.pool.query(`alter database "${name}" set statement_timeout = ${LIMIT_MS}`);
}

/** How long another connection has waited for a lock, in ms. */
async function longestWait(): Promise<number> {
  const { rows } = await database.pool.query<{ ms: number }>(
    `select coalesce(max(extract(epoch from clock_timestamp() - query_start)) * 1000, 0)::float8 as ms
       from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.ms ?? 0;
}

/** Runs `work` while a lock, which `lock` takes, makes one of its statements last longer than the limit. */
async function slowly<Value>(lock: string, work: () => Promise<Value>): Promise<Value> {
  const holder = await database.pool.connect();
  try {
    await holder.query(`begin; ${lock}`);
    const working = work();
    const waits = eventually(
      'it waits for longer than the limit',
      async () => (await longestWait()) > 2 * LIMIT_MS,
    );
    await Promise.race([waits, working]);
    await holder.query('commit');
    return await working;
  } finally {
    holder.release();
  }
}

it('OPS-3: indexes are built without the statement timeout of the role', async () => {
  await openLimited({ empty: true });
  const index = file(
    '0002_index',
    '-- without-transaction\ncreate index concurrently if not exists one_a on one (a);\n',
  );
  const files = schema([one, index]);
  await migrate(database.pool, schema([one]));
  const pool = await openOperatorPool(database.url);
  const write = 'insert into one values (1)';
  expect(await slowly(write, () => migrate(pool, files))).toEqual(['0002_index']);
  await database.pool.query(`update pg_index set indisvalid = false where indexrelid = 'one_a'::regclass`);
  expect(await slowly(write, () => rebuildIndexes(pool, files))).toEqual(['one_a']);
  expect(await invalidIndexes(database.pool, files)).toEqual([]);
  await pool.end();
});

describe.each([
  ['directly', false],
  ['through a pooler', true],
])('OPS-3: operators’ commands that reach the database %s', (_, asPooler) => {
  it.each([
    ['players', 'players find demo'],
    ['transfer_notices', 'transfers search --content nap'],
    ['deliveries', 'report daily'],
  ])('read %s without the statement timeout of the role: %s', async (tableRead, line) => {
    await openLimited({ empty: false });
    const proxy = await openDatabaseProxy(database.url, { asPooler });
    const read = () => operate(proxy.url, line.split(' '));
    expect(await slowly(`lock table ${tableRead} in access exclusive mode`, read)).toMatchObject({
      code: 0,
      err: '',
    });
    await proxy.close();
  });
});

it('OPS-3: a connection that a pooler may give to others keeps its statement timeout', async () => {
  await openLimited({ empty: true });
  const proxy = await openDatabaseProxy(database.url, { asPooler: true });
  const limitAt = async (url: string) => {
    const pool = await openOperatorPool(url);
    const { rows } = await pool.query<{ ms: string }>(`select current_setting('statement_timeout') as ms`);
    await pool.end();
    return rows[0]?.ms;
  };
  expect(await limitAt(database.url)).toBe('0');
  expect(await limitAt(proxy.url)).toBe(`${LIMIT_MS}ms`);
  await proxy.close();
});
