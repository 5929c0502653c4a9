import { sql } from 'kysely';
import { seedCatalogue } from '../../../api-host/db/seedCatalogue';
import { deliveryTimes } from '../../../api-host/domain/deliverySchedule';
import { checkLedger } from '../../../api-host/repositories/ledgerCheck';
import { completeMigration, refuseMigration, startMigration } from '../../../api-host/repositories/migration';
import { leaseAfterWait } from '../../support/leaseAfterWait';
import { addPlayer } from '../../support/players';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';
import { waitForLockWaits } from '../../support/waitForLockWaits';

let database: TestDatabase;
let names = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedCatalogue(database.db);
});
afterAll(() => database.drop({ brokenOnPurpose: true }));

/** A new player with balances on a CLOSED zone. */
async function mover(): Promise<number> {
  names += 1;
  const playerId = await addPlayer(database.pool, `mover${names}`);
  await sql`insert into account_zones values (${playerId}, 3, 100, 250, 7)`.execute(database.db);
  return playerId;
}

/** Starts a migration of that player. */
async function begin(playerId: number) {
  const order = { playerId, gameId: 'fsonline', zoneId: 1, idempotency: null } as const;
  const start = await startMigration(database.pool, order);
  if (!('job' in start)) throw new Error(start.outcome);
  return start.job;
}

const begun = async () => begin(await mover());

/** Breaks a rule with triggers and constraints off. Returns the rules that the ledger check reports as broken. */
async function brokenBy(statement: string): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local session_replication_role = 'replica'`);
    await client.query('alter table balances drop constraint if exists balances_one_sided');
    await client.query(statement);
    await client.query('commit');
    return (await checkLedger(database.db)).findings.map(({ rule }) => rule);
  } finally {
    client.release(true);
  }
}

it('moved old balances sum to 0, and their postings are immutable', async () => {
  const { playerId, transactionId } = await begun();
  const whose = sql`where player_id = ${playerId}`;
  await expect(
    sql`insert into old_balance_postings values (${playerId}, ${transactionId}, 'extpoint4', 9, 1)`.execute(
      database.db,
    ),
  ).rejects.toThrow('do not sum to 0');
  for (const change of [
    sql`update old_balance_postings set amount = 1 ${whose}`,
    sql`delete from old_balance_postings ${whose}`,
  ])
    await expect(change.execute(database.db)).rejects.toThrow('immutable');
  await expect(sql`truncate old_balance_postings`.execute(database.db)).rejects.toThrow('immutable');
});

it('no player can have credit and debt at the same time', async () => {
  const { playerId } = await begun();
  await expect(
    sql`update balances set credit = 1, debt = 1 where player_id = ${playerId}`.execute(database.db),
  ).rejects.toThrow('balances_one_sided');
});

it('the ledger check finds no fault in migrations of any state', async () => {
  const [moved, refused] = [await begun(), await begun()];
  await begun();
  expect(await completeMigration(database.db, moved)).toBe(true);
  expect(await completeMigration(database.db, moved)).toBe(false);
  expect(await refuseMigration(database.db, moved, 'late')).toBe('delivered');
  expect(await refuseMigration(database.db, refused, 'no')).toBe('refused');
  expect(await completeMigration(database.db, refused)).toBe(false);
  expect((await checkLedger(database.db)).findings).toEqual([]);
});

it('moves what an import commits meanwhile', async () => {
  const playerId = await mover();
  const starts: ReturnType<typeof begin>[] = [];
  await database.db.transaction().execute(async (trx) => {
    await sql`update account_zones set left_coin = 400 where player_id = ${playerId}`.execute(trx);
    starts.push(begin(playerId));
    await waitForLockWaits(database.pool);
  });
  expect(await Promise.all(starts)).toMatchObject([{ coins: 400 }]);
});

it('the lease of the first attempt does not include the wait for the balance', async () => {
  const playerId = await mover();
  const lease = await leaseAfterWait(database, playerId, () => begin(playerId));
  expect(lease).toBeGreaterThanOrEqual(deliveryTimes.lease);
});

// Must run last: it leaves the ledger broken.
it('the ledger check finds faults in a migration', async () => {
  const { playerId, transactionId } = await begun();
  const refused = await begun();
  await refuseMigration(database.db, refused, 'no');
  const its = `where player_id = ${playerId} and transaction_id = ${transactionId}`;
  const found = async (statement: string) => (await brokenBy(statement)).map((rule) => rule.slice(0, 27));
  expect(await found(`update deliveries set coins = coins + 1 ${its}`)).toContain(
    'every migration delivers wh',
  );
  expect(await found(`update old_balance_postings set amount = amount - 1 ${its} and amount < 0`)).toContain(
    'old balances that move sum ',
  );
  expect(await found(`delete from deliveries ${its}`)).toContain('every payment and every mig');
  expect(
    await found(`delete from old_balance_postings where player_id = ${refused.playerId} and amount > 0`),
  ).toContain('every refused migration, an');
  expect(await found(`update balances set credit = 1, debt = 1 where player_id = ${playerId}`)).toContain(
    'nobody has credit and debt ',
  );
});
