import { sql } from 'kysely';
import { pino } from 'pino';
import type { Deps } from '../../../api-host/deps';
import { claimJob, jobState } from '../../../api-host/repositories/hostJobs';
import { checkLedgerDaily } from '../../../api-host/useCases/checkLedgerDaily';
import { eventually } from '../../support/eventually';
import { addPlayer } from '../../support/players';
import { useTestDatabase } from '../../support/useTestDatabase';
import { waitForLockWaits } from '../../support/waitForLockWaits';

const database = useTestDatabase();

const going = new AbortController().signal;
const check = (signal = going, leaseSeconds?: number) => {
  const { db, pool } = database;
  const deps = { db, pool, log: pino({ level: 'silent' }) } satisfies Partial<Deps>;
  return checkLedgerDaily(deps, signal, leaseSeconds);
};
const dayLater = () =>
  database.pool.query(
    `update host_jobs set done_at = done_at - interval '1 day' where name = 'ledger-check'`,
  );
const alarms = async () => {
  const { rows } = await database.pool.query<{ open: boolean }>(
    `select closed_at is null as open from alarms where kind = 'ledger-broken' order by id`,
  );
  return rows.map(({ open }) => open);
};

it('OPS-5: runs on one of many hosts, once a day', async () => {
  const checked = await Promise.all([check(), check(), check(), check()]);
  expect(checked.filter(Boolean)).toHaveLength(1);
  expect(await jobState(database.db, 'ledger-check')).toMatchObject({ result: { sound: true, broken: 0 } });
  expect(await check()).toBe(false);
  await dayLater();
  expect(await check()).toBe(true);
  expect(await alarms()).toEqual([]);
});

it('OPS-5: raises an alarm for a broken ledger, and closes it after a check without findings', async () => {
  const id = await addPlayer(database.pool, 'rich');
  await database.pool.query('update balances set credit = 5 where player_id = $1', [id]);
  await dayLater();
  await check();
  expect(await jobState(database.db, 'ledger-check')).toMatchObject({ result: { sound: false, broken: 1 } });
  expect(await alarms()).toEqual([true]);
  await database.pool.query('update balances set credit = 0 where player_id = $1', [id]);
  await dayLater();
  await check();
  expect(await alarms()).toEqual([false]);
});

it('OPS-5: is not ended by statement timeouts of the connection or the database', async () => {
  const limit = (how: string) =>
    database.pool.query(`do $$ begin execute format('alter database %I ${how}', current_database()); end $$`);
  await limit('set statement_timeout = 1');
  await dayLater();
  expect(await check()).toBe(true);
  await limit('reset statement_timeout');
});

it('is repeated later by another host if the host stops during it', async () => {
  await dayLater();
  const stopping = new AbortController();
  stopping.abort();
  await expect(check(stopping.signal)).rejects.toThrow();
  expect(await check()).toBe(false);
  await database.pool.query(`update host_jobs set claimed_until = now() where name = 'ledger-check'`);
  expect(await check()).toBe(true);
});

it('OPS-5: does not run twice when it takes longer than its claim', async () => {
  const { db, pool } = database;
  await dayLater();
  const { slow } = await db.transaction().execute(async (trx) => {
    await sql`lock table balances in access exclusive mode`.execute(trx);
    const started = { slow: check(going, 4) };
    await waitForLockWaits(pool);
    const { rows } = await pool.query<{ end: Date }>(
      `select claimed_until as end from host_jobs where name = 'ledger-check'`,
    );
    await eventually('the first claim would have ended', async () => {
      const { rowCount } = await pool.query('select where now() > $1', [rows[0]?.end]);
      return rowCount === 1;
    });
    expect(await claimJob(db, 'ledger-check', { everySeconds: 1, leaseSeconds: 60 })).toBe(false);
    return started;
  });
  expect(await slow).toBe(true);
});
