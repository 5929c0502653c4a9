import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../../api-host/db/schema';
import { kyselyOver, openPool } from '../../../api-host/db/pool';
import { seedCatalogue } from '../../../api-host/db/seedCatalogue';
import { eraseAccount } from '../../../api-host/repositories/accountErasure';
import { accountsRepository } from '../../../api-host/repositories/accounts';
import { exportData } from '../../../api-host/repositories/dataExport';
import { claimDue, completeDeliveries, refuseDelivery } from '../../../api-host/repositories/deliveries';
import { readBacklogMetrics } from '../../../api-host/repositories/backlogMetrics';
import { newestTransactions } from '../../../api-host/repositories/history';
import { recallCredit } from '../../../api-host/repositories/ledger';
import { checkLedger } from '../../../api-host/repositories/ledgerCheck';
import { completeMigration, startMigration } from '../../../api-host/repositories/migration';
import { transactionsSince } from '../../../api-host/repositories/moneyEvents';
import { outboxRepository } from '../../../api-host/repositories/outbox';
import { startRecharge } from '../../../api-host/repositories/recharge';
import { settleTransfer } from '../../../api-host/repositories/transfers';
import { watchWaitingMoney } from '../../../api-host/repositories/waitingMoney';
import { PAGE, waitingSources } from '../../../api-host/repositories/waitingSources';
import { fillLedger, ledgerRows } from '../../../scripts/bench/ledgerRows';
import { addPlayer } from '../../support/players';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';
import { testKeys } from '../../support/testKeys';

// Covers the repositories of all movements of money together: the cost of a movement must not grow with the ledger.

const ROWS = 40_000;
/** The tables that grow with every movement. */
const GROWING = ['transactions', 'postings', 'transfer_notices', 'credited_transfers', 'balances'];

let database: TestDatabase;
let pool: Pool;
let db: Kysely<Database>;
let player: number;

beforeAll(async () => {
  database = await createTestDatabase();
  // A single connection, so that its statistics counters can be flushed.
  pool = openPool({ connectionString: database.url, max: 1 });
  db = kyselyOver(pool);
  await seedCatalogue(db);
  player = await addPlayer(database.pool, 'bench0');
  await pool.query(
    `insert into players (username, password_hash)
     select case when n <= 400 then 'bench' else 'other' end || n, 'x' from generate_series(1, 20000) n`,
  );
  await pool.query('insert into account_zones values ($1, 3, 100, 200, 3)', [player]);
  await fillLedger(database.pool, ROWS);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** The number of sequential scans of each growing table until now. */
async function wholeReads(): Promise<Record<string, number>> {
  await pool.query('select pg_stat_force_next_flush()');
  await pool.query('select pg_stat_clear_snapshot()');
  const { rows } = await pool.query<{ relname: string; seq_scan: number }>(
    'select relname, seq_scan from pg_stat_user_tables where relname = any($1) order by relname',
    [GROWING],
  );
  return Object.fromEntries(rows.map(({ relname, seq_scan }) => [relname, seq_scan]));
}

/** Every movement of money, and the queries of players' screens and pollers. */
async function everything(): Promise<void> {
  const topUp = { playerId: player, type: 'topup.bank-transfer', recharge: 20_000n, bonus: 100n };
  const transfer = { provider: 'techcombank', externalId: randomUUID(), amount: 200_000, content: 'x' };
  await settleTransfer(db, transfer, topUp);
  await settleTransfer(db, transfer, topUp);
  const moved = await startMigration(pool, {
    playerId: player,
    gameId: 'fsonline',
    zoneId: 1,
    idempotency: null,
  });
  if ('job' in moved) await completeMigration(db, moved.job);
  const begin = async () => {
    const idempotency = { key: randomUUID(), payloadHash: Buffer.alloc(32) };
    const start = await startRecharge(pool, {
      playerId: player,
      gameId: 'fsonline',
      credit: 5_000,
      zoneId: 1,
      idempotency,
    });
    if (!('job' in start)) throw new Error(start.outcome);
    return start.job;
  };
  await completeDeliveries(pool, [await begin()]);
  await refuseDelivery(db, await begin(), 'no');
  await recallCredit(db, player, 50, 'sandbox');
  await claimDue(db, 20);
  await watchWaitingMoney(db);
  await readBacklogMetrics(db);
  expect(await newestTransactions(pool, player)).toHaveLength(15);
  await transactionsSince(pool, [{ tokenHash: Buffer.alloc(32), first: 1 }]);
  await pool.query('select credit, debt from balances where player_id = $1', [player]);
  await exportData(db, player, new Date());
}

/** How many rows of a table all queries have read until now. */
async function rowsRead(table: string): Promise<number> {
  await pool.query('select pg_stat_force_next_flush()');
  await pool.query('select pg_stat_clear_snapshot()');
  const { rows } = await pool.query<{ read: number }>(
    'select seq_tup_read + idx_tup_fetch as read from pg_stat_user_tables where relname = $1',
    [table],
  );
  return rows[0]?.read ?? NaN;
}

it('no movement of money scans a growing table, so its cost does not grow with the ledger', async () => {
  expect(await ledgerRows(pool)).toBeGreaterThanOrEqual(ROWS);
  const before = await wholeReads();
  for (let round = 0; round < 8; round += 1) await everything();
  expect(await wholeReads()).toEqual(before);
  // Proves that the counters register a sequential scan.
  await pool.query('select count(*) from credited_transfers where external_id like $1', ['%x']);
  expect(await wholeReads()).not.toEqual(before);
});

it('the deletion of an account scans no growing table', async () => {
  const leaving = await accountsRepository(db).byUsername('bench1');
  if (!leaving) throw new Error('bench1 is missing');
  const before = await wholeReads();
  await db.transaction().execute((trx) => eraseAccount(trx, leaving));
  expect(await wholeReads()).toEqual(before);
});

it('hosts that look for messages to send read no expired ones, and none of other channels', async () => {
  await pool.query(`
    insert into outbox (channel, recipient, body, sealed, key_id, next_attempt_at, state, expires_at)
    select 'email', 'x@example.vn', '', ''::bytea, 'key', 'infinity'::timestamptz, 'waiting', null::timestamptz from generate_series(1, 5000)
    union all
    select 'sms', '+84912345678', '', ''::bytea, 'key', 'infinity', 'expired', now() from generate_series(1, 5000)`);
  await pool.query('vacuum analyze outbox');
  const outbox = outboxRepository(db, testKeys);
  const before = await rowsRead('outbox');
  await outbox.expireOverdue();
  await outbox.sealPlain();
  await outbox.hasten();
  expect(await outbox.claimDue('sms', 10)).toEqual({ messages: [], unreadable: [] });
  // The planner looks at a few.
  expect((await rowsRead('outbox')) - before).toBeLessThan(10);
});

it('OPS-5: a statement that watches waiting money reads a page, however much waits', async () => {
  const many = 4 * PAGE;
  // The credited transfers came before.
  await pool.query(`update transfer_notices set received_at = received_at - interval '2 days'`);
  await pool.query(
    `insert into transfer_notices (provider, external_id, amount, content, state, received_at)
     select 'momo', 'waits ' || n, 1000, '', 'unmatched', now() - interval '1 day' + n * interval '1 s' from generate_series(1, $1::int) n`,
    [many],
  );
  const topUp = { playerId: player, type: 'topup.bank-transfer', recharge: BigInt(5_000 * many), bonus: 0n };
  const transfer = { provider: 'techcombank', externalId: randomUUID(), amount: 50_000 * many, content: '' };
  await settleTransfer(db, transfer, topUp);
  await pool.query(
    `select start_recharge($1, null, null, 'fsonline', 5000, 1, 5000, null) from generate_series(1, $2::int)`,
    [player, many],
  );
  // The leases end one after the other.
  await pool.query(
    `update deliveries set next_attempt_at = now() + (transaction_id % 100000) * interval '1 ms' where state = 'pending'`,
  );
  await pool.query(
    `insert into transfer_claims (player_id, amount, transferred_at) select $1, 1000, now() from generate_series(1, $2::int)`,
    [player, many],
  );
  await pool.query('vacuum analyze transfer_notices, deliveries, transfer_claims');
  // The planner prefers to read so small a table whole.
  await pool.query('set enable_hashjoin = off; set enable_mergejoin = off');
  const tables = ['transfer_notices', 'deliveries', 'transfer_claims'];
  for (const [at, source] of waitingSources.entries()) {
    const table = tables[at] ?? '';
    const start = await rowsRead(table);
    const page = await source.page(db, '-infinity');
    const read = await rowsRead(table);
    expect(read - start).toBeLessThanOrEqual(PAGE + 1);
    const alarms = page.map(({ detail, ...row }, id) => ({
      id,
      playerId: null,
      transactionId: null,
      ...row,
      ...detail,
    }));
    expect(await source.stillWaiting(db, alarms)).toHaveLength(page.length);
    expect((await rowsRead(table)) - read).toBeLessThanOrEqual(PAGE);
  }
  await pool.query('reset enable_hashjoin; reset enable_mergejoin');
});

it('the generated ledger passes the ledger check', async () => {
  expect((await checkLedger(db)).findings).toEqual([]);
});
