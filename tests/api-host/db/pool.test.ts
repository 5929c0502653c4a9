import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { eventually } from '../../support/eventually';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';

/** Updates the first row and, after a pause, the second. */
const FIRST_THEN_SECOND = sql`select first_then_second()`;

let database: TestDatabase;
let other: PoolClient;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  await database.pool.query(`
    create table pairs (id int primary key, n int not null);
    create function first_then_second() returns void language sql volatile as
      'update pairs set n = n + 1 where id = 1; update pairs set n = n + 1 where id = 2'`);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('truncate pairs; insert into pairs values (1, 0), (2, 0)');
  other = await database.pool.connect();
});
afterEach(() => other.release(true));

const pairs = async () => (await database.pool.query<{ n: number }>('select n from pairs order by id')).rows;
const isWaiting = async () =>
  (
    await database.pool.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  ).rowCount === 1;

/** Makes `call` and another transaction deadlock. `call` waits first, so the database aborts it. */
async function inEachOthersWay(call: () => Promise<unknown>): Promise<PromiseSettledResult<unknown>> {
  await other.query('begin; set local deadlock_timeout = 60000; update pairs set n = n + 10 where id = 2');
  const called = call();
  await eventually('the call waits', isWaiting);
  await other.query('update pairs set n = n + 10 where id = 1; commit');
  const [result] = await Promise.allSettled([called]);
  return result;
}

it('GAME-8: repeats a statement once that was rolled back because of a deadlock', async () => {
  const result = await inEachOthersWay(() => FIRST_THEN_SECOND.execute(database.db));
  expect(result.status).toBe('fulfilled');
  expect(await pairs()).toEqual([{ n: 11 }, { n: 11 }]);
});

it('does not repeat a statement inside a transaction, since the statements before it were rolled back as well', async () => {
  const result = await inEachOthersWay(() =>
    database.db.transaction().execute((trx) => FIRST_THEN_SECOND.execute(trx)),
  );
  expect(result).toMatchObject({ status: 'rejected', reason: { code: '40P01' } });
  expect(await pairs()).toEqual([{ n: 10 }, { n: 10 }]);
});
