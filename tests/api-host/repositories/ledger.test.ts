import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recallCredit } from '../../../api-host/repositories/ledger';
import { checkLedger } from '../../../api-host/repositories/ledgerCheck';
import { completeDeliveries, claimDue, refuseDelivery } from '../../../api-host/repositories/deliveries';
import { purgeOldKeys, startRecharge } from '../../../api-host/repositories/recharge';
import { settleTransfer } from '../../../api-host/repositories/transfers';
import { seedCatalogue } from '../../../api-host/db/seedCatalogue';
import { addPlayer } from '../../support/players';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';

// The first test file of a run starts the database.

let database: TestDatabase;
let names = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedCatalogue(database.db);
});
afterAll(() => database.drop());

async function playerWith(credit: number): Promise<number> {
  names += 1;
  const id = await addPlayer(database.pool, `rich${names}`);
  const transfer = { provider: 'techcombank', externalId: randomUUID(), amount: credit * 10, content: '' };
  const topUp = { playerId: id, type: 'topup.bank-transfer', recharge: BigInt(credit), bonus: 0n };
  await settleTransfer(database.db, transfer, topUp);
  return id;
}
const order = (playerId: number) =>
  ({ playerId, gameId: 'fsonline', credit: 5_000, zoneId: 1, idempotency: null }) as const;
const balance = (playerId: number) =>
  database.db
    .selectFrom('balances')
    .select(['credit', 'debt'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
async function begun(playerId: number) {
  const start = await startRecharge(database.pool, order(playerId));
  if (!('job' in start)) throw new Error(start.outcome);
  return start.job;
}

describe('the ledger in the database', () => {
  const post = (playerId: number, transactionId: number, credit: number, house: number) =>
    sql`insert into postings (player_id, transaction_id, account, amount)
        values (${playerId}, ${transactionId}, 'player.credit', ${credit}), (${playerId}, ${transactionId}, 'house.sales', ${house})`.execute(
      database.db,
    );
  const bareTransaction = async (playerId: number): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      insert into transactions (player_id, type, status, value, currency)
      values (${playerId}, 'credit.pay', 'success', 0, 'KP') returning id`.execute(database.db);
    const id = rows[0]?.id ?? 0;
    return id;
  };

  it('refuses postings that don’t sum to 0, and that take more than there is', async () => {
    const player = await playerWith(100);
    const transaction = await bareTransaction(player);
    await expect(post(player, transaction, -50, 49)).rejects.toThrow('does not sum to 0');
    await expect(post(player, transaction, -101, 101)).rejects.toThrow('balances_credit_check');
    expect(await balance(player)).toEqual({ credit: 100, debt: 0 });
    await sql`delete from transactions where id = ${transaction}`.execute(database.db);
  });

  it('refuses to change, remove or empty what was posted', async () => {
    const player = await playerWith(100);
    const whose = sql`where player_id = ${player}`;
    await expect(sql`update postings set amount = 1 ${whose}`.execute(database.db)).rejects.toThrow(
      'immutable',
    );
    await expect(sql`delete from postings ${whose}`.execute(database.db)).rejects.toThrow('immutable');
    await expect(sql`truncate postings`.execute(database.db)).rejects.toThrow('immutable');
  });

  it('recalls what the balance holds, and lets the rest become debt', async () => {
    const player = await playerWith(100);
    await recallCredit(database.db, player, 30, 'test');
    expect(await balance(player)).toEqual({ credit: 70, debt: 0 });
    await recallCredit(database.db, player, 100, 'test');
    expect(await balance(player)).toEqual({ credit: 0, debt: 30 });
  });

  it('ends a delivery once: what is delivered is not refunded, what is refunded is not delivered', async () => {
    const player = await playerWith(10_000);
    const [first, second] = [await begun(player), await begun(player)];
    expect(await completeDeliveries(database.pool, [first])).toEqual([true]);
    expect(await refuseDelivery(database.db, first, 'late')).toBe('delivered');
    expect(await refuseDelivery(database.db, second, 'no')).toBe('refused');
    expect(await refuseDelivery(database.db, second, 'no')).toBe('refused');
    expect(await completeDeliveries(database.pool, [first, second])).toEqual([false, false]);
    expect(await balance(player)).toEqual({ credit: 5_000, debt: 0 });
  });

  it('ends a delivery once also when both ends come at the same time', async () => {
    const player = await playerWith(100_000);
    for (let round = 0; round < 20; round += 1) {
      const job = await begun(player);
      await Promise.all([completeDeliveries(database.pool, [job]), refuseDelivery(database.db, job, 'no')]);
    }
    expect((await checkLedger(database.db)).findings).toEqual([]);
  });

  it('forgets idempotency keys after 30 days, and keeps what they paid', async () => {
    const player = await playerWith(10_000);
    const idempotency = { key: randomUUID(), payloadHash: Buffer.alloc(32) };
    const start = () => startRecharge(database.pool, { ...order(player), idempotency });
    expect(await start()).toMatchObject({ outcome: 'started' });
    await purgeOldKeys(database.db);
    expect(await start()).toMatchObject({ outcome: 'replayed' });
    await sql`update idempotency_keys set created_at = now() - interval '31 days'`.execute(database.db);
    await purgeOldKeys(database.db);
    expect(await start()).toMatchObject({ outcome: 'started' });
    expect(await balance(player)).toEqual({ credit: 0, debt: 0 });
  });

  it('gives each due delivery to one poller', async () => {
    const player = await playerWith(100_000);
    for (let count = 0; count < 20; count += 1) await begun(player);
    await sql`update deliveries set next_attempt_at = now() where player_id = ${player}`.execute(database.db);
    const claims = (await Promise.all([1, 2, 3, 4].map(() => claimDue(database.db, 20)))).flat();
    expect(claims).toHaveLength(20);
    expect(new Set(claims.map(({ deliveryId }) => deliveryId)).size).toBe(20);
    expect(await claimDue(database.db, 20)).toEqual([]);
    await completeDeliveries(database.pool, claims);
  });
});

describe('the ledger check', () => {
  /** Breaks a rule as no host can: with the triggers and constraints off. */
  const breaking = async (statements: readonly string[]) => {
    const client = await database.pool.connect();
    try {
      await client.query(`set session_replication_role = 'replica'`);
      for (const statement of statements) await client.query(statement);
    } finally {
      client.release(true);
    }
  };
  const firstBroken = async () => (await checkLedger(database.db)).findings.map(({ rule }) => rule);

  it('is content with what the hosts wrote', async () => {
    expect(await checkLedger(database.db)).toMatchObject({ sound: true, findings: [] });
  });

  it.each([
    [
      'every posting set sums to 0',
      'update postings set amount = amount + 1 where player_id = $ and amount < 0',
    ],
    ['every balance equals its postings', 'update balances set credit = credit + 1 where player_id = $'],
    ['every player has one balance', 'delete from balances where player_id = $'],
    [
      'every movement of KP is posted',
      `update transactions set value = value + 1 where player_id = $ and type = 'credit.recharge'`,
    ],
    [
      'every payment and every migration has a delivery',
      'delete from deliveries where transaction_id = (select min(transaction_id) from deliveries where player_id = $)',
    ],
    [
      'every payment and every migration has a delivery',
      `update transactions set status = 'success' where player_id = $ and type = 'credit.pay' and status = 'failed'`,
    ],
    [
      'every refused delivery is refunded once',
      `update deliveries set refund_transaction_id = transaction_id where player_id = $ and state = 'refused'`,
    ],
    [
      'every refund belongs to one refused delivery',
      `update deliveries set refund_transaction_id = transaction_id where player_id = $ and state = 'refused'`,
    ],
    [
      'every credited transfer has its top-up',
      'update transfer_notices set amount = amount + 1 where player_id = $',
    ],
    ['every credited transfer has its top-up', 'delete from credited_transfers where player_id = $'],
    ['every top-up has its transfer, once', 'delete from transfer_notices where player_id = $'],
    [
      'every idempotency key points at a payment',
      `insert into idempotency_keys values ($, gen_random_uuid(), decode(repeat('00', 32), 'hex'), 0)`,
    ],
  ])('notices when a rule is broken: %s', async (rule, statement) => {
    const player = await playerWith(20_000);
    const [first, second] = [await begun(player), await begun(player)];
    await completeDeliveries(database.pool, [first]);
    await refuseDelivery(database.db, second, 'no');
    const tables = [
      'postings',
      'balances',
      'transactions',
      'deliveries',
      'transfer_notices',
      'credited_transfers',
    ];
    const saved = tables.map(
      (table) => `create table saved_${table} as select * from ${table} where player_id = ${player}`,
    );
    await breaking([...saved, statement.replaceAll('$', String(player))]);
    const broken = await firstBroken();
    await breaking([
      ...tables.flatMap((table) => [
        `delete from ${table} where player_id = ${player}`,
        `insert into ${table} select * from saved_${table}`,
        `drop table saved_${table}`,
      ]),
      `delete from idempotency_keys where player_id = ${player}`,
    ]);
    expect(broken).toContainEqual(expect.stringContaining(rule));
    expect(await firstBroken()).toEqual([]);
  });
});
