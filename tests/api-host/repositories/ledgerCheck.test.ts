import type { KyselyPlugin } from 'kysely';
import { kyselyOver, openPool } from '../../../api-host/db/pool';
import { checkLedger } from '../../../api-host/repositories/ledgerCheck';
import { eventually } from '../../support/eventually';
import { addPlayer } from '../../support/players';
import { createTestDatabase } from '../../support/testDatabase';

const LIMIT_MS = 200;

it('OPS-3: the ledger check is not subject to the statement timeout of the role', async () => {
  const database = await createTestDatabase();
  const limited = openPool({ connectionString: database.url, statement_timeout: LIMIT_MS });
  const holder = await database.pool.connect();
  await holder.query('begin; lock table postings in access exclusive mode');
  const report = checkLedger(kyselyOver(limited));
  const waitingFor = async () => {
    const { rows } = await database.pool.query<{ ms: number }>(
      `select coalesce(max(extract(epoch from clock_timestamp() - a.query_start)) * 1000, 0)::float8 as ms
         from pg_locks l join pg_stat_activity a using (pid)
        where not l.granted and l.relation = 'postings'::regclass`,
    );
    return rows[0]?.ms ?? 0;
  };
  await eventually('it waits for longer than the limit', async () => (await waitingFor()) > 2 * LIMIT_MS);
  await holder.query('commit');
  holder.release();
  expect(await report).toMatchObject({ sound: true });
  await limited.end();
  await database.drop();
});

it('OPS-5: counts all rows that break a rule, but reads only those that it shows', async () => {
  const database = await createTestDatabase();
  for (let number = 10; number < 33; number += 1) await addPlayer(database.pool, `broken${number}`);
  await database.pool.query('update balances set credit = 5');
  const read: number[] = [];
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      read.push(result.rows.length);
      return Promise.resolve(result);
    },
  };
  const { findings } = await checkLedger(database.db.withPlugin(counting));
  expect(findings).toEqual([
    { rule: 'every balance equals its postings', broken: 23, examples: expect.any(Array) as string[] },
  ]);
  expect(findings[0]?.examples).toHaveLength(20);
  expect(Math.max(...read)).toBe(20);
  await database.pool.query('update balances set credit = 0');
  await database.drop();
});
