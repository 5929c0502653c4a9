import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recallCredit } from '../../../api-host/repositories/ledger';
import { checkLedger } from '../../../api-host/repositories/ledgerCheck';
import { completeDeliveries, claimDue, refuseDelivery } from '../../../api-host/repositories/deliveries';
import { lockBalance } from '../../../api-host/repositories/operatorPlayers';
import { purgeOldKeys, startRecharge } from '../../../api-host/repositories/recharge';
import { lockWaiting } from '../../../api-host/repositories/settleDelivery';
import { begunRecharge, orderOf, richPlayer, useLedgerDatabase } from '../../support/ledgerPlayers';
import { waitForLockWaits } from '../../support/waitForLockWaits';

const database = useLedgerDatabase();

const balance = (playerId: number) =>
  database.db
    .selectFrom('balances')
    .select(['credit', 'debt'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();

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

  it('refuses postings that don’t sum to 0 or exceed the balance', async () => {
    const player = await richPlayer(database, 100);
    const transaction = await bareTransaction(player);
    await expect(post(player, transaction, -50, 49)).rejects.toThrow('does not sum to 0');
    await expect(post(player, transaction, -101, 101)).rejects.toThrow('balances_credit_check');
    expect(await balance(player)).toEqual({ credit: 100, debt: 0 });
    await sql`delete from transactions where id = ${transaction}`.execute(database.db);
  });

  it('refuses to change, delete or truncate postings', async () => {
    const player = await richPlayer(database, 100);
    const whose = sql`where player_id = ${player}`;
    await expect(sql`update postings set amount = 1 ${whose}`.execute(database.db)).rejects.toThrow(
      'immutable',
    );
    await expect(sql`delete from postings ${whose}`.execute(database.db)).rejects.toThrow('immutable');
    await expect(sql`truncate postings`.execute(database.db)).rejects.toThrow('immutable');
  });

  it('refuses to reopen, change or delete what was paid and delivered', async () => {
    const player = await richPlayer(database, 20_000);
    const [first, second, open] = [
      await begunRecharge(database, player),
      await begunRecharge(database, player),
      await begunRecharge(database, player),
    ];
    await completeDeliveries(database.pool, [first]);
    await refuseDelivery(database.db, second, 'no');
    const refused = async (statement: string) => {
      await expect(
        database.pool.query(statement.replaceAll('$', `player_id = ${player}`)),
      ).rejects.toMatchObject({ code: '23001' });
    };
    await refused(`update deliveries set state = 'pending', ended_at = null where $ and state = 'delivered'`);
    await refused(
      `update deliveries set state = 'pending', ended_at = null, refund_transaction_id = null where $ and state = 'refused'`,
    );
    await refused(
      'update deliveries set refund_transaction_id = 1 where $ and refund_transaction_id is not null',
    );
    for (const change of ['coins = coins * 10', 'zone_id = 2', `username = 'another'`, 'extpoint4 = 1'])
      for (const { transactionId } of [first, open])
        await refused(`update deliveries set ${change} where $ and transaction_id = ${transactionId}`);
    await refused('delete from deliveries where $');
    for (const type of ['credit.pay', 'topup.bank-transfer'])
      for (const change of ['value = value + 1', 'coin = 7', `type = 'credit.bonus'`, 'zone_id = 9'])
        await refused(`update transactions set ${change} where $ and type = '${type}'`);
    await refused(`update transactions set status = 'pending' where $ and type = 'topup.bank-transfer'`);
    await refused(`update transactions set status = 'success' where $ and status = 'failed'`);
    await completeDeliveries(database.pool, [open]);
  });

  it('recalls KP from the balance, and turns the rest into debt', async () => {
    const player = await richPlayer(database, 100);
    await recallCredit(database.db, player, 30, 'sandbox');
    expect(await balance(player)).toEqual({ credit: 70, debt: 0 });
    await recallCredit(database.db, player, 100, 'sandbox');
    expect(await balance(player)).toEqual({ credit: 0, debt: 30 });
  });

  it('ends a delivery once: a delivered one cannot be refunded, and a refunded one cannot be delivered', async () => {
    const player = await richPlayer(database, 10_000);
    const [first, second] = [await begunRecharge(database, player), await begunRecharge(database, player)];
    expect(await completeDeliveries(database.pool, [first])).toEqual([true]);
    expect(await refuseDelivery(database.db, first, 'late')).toBe('delivered');
    expect(await refuseDelivery(database.db, second, 'no')).toBe('refused');
    expect(await refuseDelivery(database.db, second, 'no')).toBe('refused');
    expect(await completeDeliveries(database.pool, [first, second])).toEqual([false, false]);
    expect(await balance(player)).toEqual({ credit: 5_000, debt: 0 });
  });

  it('ends a delivery once when both ends are concurrent', async () => {
    const player = await richPlayer(database, 100_000);
    for (let round = 0; round < 20; round += 1) {
      const job = await begunRecharge(database, player);
      await Promise.all([completeDeliveries(database.pool, [job]), refuseDelivery(database.db, job, 'no')]);
    }
    expect((await checkLedger(database.db)).findings).toEqual([]);
  });

  it('refuses a delivery without a deadlock while an operator settles it', async () => {
    const player = await richPlayer(database, 10_000);
    const job = await begunRecharge(database, player);
    const host: Promise<string>[] = [];
    await database.db.transaction().execute(async (trx) => {
      // A deadlock ends this transaction: the host's statement would be repeated.
      await sql`set local deadlock_timeout = '10ms'`.execute(trx);
      await lockBalance(trx, player);
      host.push(refuseDelivery(database.db, job, 'no'));
      await waitForLockWaits(database.pool);
      expect(await lockWaiting(trx, { ...job, kind: 'recharge' })).toBe('running');
    });
    expect(await Promise.all(host)).toEqual(['refused']);
  });

  it('gives a refund a higher id than every movement of the player that commits before it', async () => {
    const player = await richPlayer(database, 10_000);
    const job = await begunRecharge(database, player);
    const host: Promise<string>[] = [];
    const recall = await database.db.transaction().execute(async (trx) => {
      await lockBalance(trx, player);
      host.push(refuseDelivery(database.db, job, 'no'));
      await waitForLockWaits(database.pool);
      return recallCredit(trx, player, 1, 'sandbox');
    });
    expect(await Promise.all(host)).toEqual(['refused']);
    const { rows } = await sql<{ refund: number }>`
      select refund_transaction_id as refund from deliveries where transaction_id = ${job.transactionId}`.execute(
      database.db,
    );
    expect(rows[0]?.refund).toBeGreaterThan(recall);
  });

  it('deletes idempotency keys after 30 days, and keeps their transactions', async () => {
    const player = await richPlayer(database, 10_000);
    const idempotency = { key: randomUUID(), payloadHash: Buffer.alloc(32) };
    const start = () => startRecharge(database.pool, { ...orderOf(player), idempotency });
    expect(await start()).toMatchObject({ outcome: 'started' });
    await purgeOldKeys(database.db);
    expect(await start()).toMatchObject({ outcome: 'replayed' });
    await sql`update idempotency_keys set created_at = now() - interval '31 days'`.execute(database.db);
    await purgeOldKeys(database.db);
    expect(await start()).toMatchObject({ outcome: 'started' });
    expect(await balance(player)).toEqual({ credit: 0, debt: 0 });
  });

  it('gives each due delivery to one poller', async () => {
    const player = await richPlayer(database, 100_000);
    for (let count = 0; count < 20; count += 1) await begunRecharge(database, player);
    await sql`update deliveries set next_attempt_at = now() where player_id = ${player}`.execute(database.db);
    const claims = (await Promise.all([1, 2, 3, 4].map(() => claimDue(database.db, 20)))).flat();
    expect(claims).toHaveLength(20);
    expect(new Set(claims.map(({ deliveryId }) => deliveryId)).size).toBe(20);
    expect(await claimDue(database.db, 20)).toEqual([]);
    await completeDeliveries(database.pool, claims);
  });
});
