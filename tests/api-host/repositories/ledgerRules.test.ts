import { checkLedger } from '../../../api-host/repositories/ledgerCheck';
import { completeDeliveries, refuseDelivery } from '../../../api-host/repositories/deliveries';
import { settleTransfer } from '../../../api-host/repositories/transfers';
import { begunRecharge, richPlayer, useLedgerDatabase } from '../../support/ledgerPlayers';

const database = useLedgerDatabase();

describe('the ledger check', () => {
  /** Breaks a rule in a way that no host can: with triggers and constraints off. */
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

  /** A new player with a delivered and a refused recharge. */
  const playerWithDeliveries = async (): Promise<number> => {
    const player = await richPlayer(database, 20_000);
    const [first, second] = [await begunRecharge(database, player), await begunRecharge(database, player)];
    await completeDeliveries(database.pool, [first]);
    await refuseDelivery(database.db, second, 'no');
    return player;
  };

  /** The rules that a change to the player's rows breaks. Restores the rows. */
  const brokenBy = async (player: number, change: () => Promise<unknown>): Promise<string[]> => {
    const tables = [
      'postings',
      'balances',
      'transactions',
      'deliveries',
      'transfer_notices',
      'credited_transfers',
    ];
    await breaking(
      tables.map(
        (table) => `create table saved_${table} as select * from ${table} where player_id = ${player}`,
      ),
    );
    await change();
    const broken = await firstBroken();
    await breaking([
      ...tables.flatMap((table) => [
        `delete from ${table} where player_id = ${player}`,
        `insert into ${table} select * from saved_${table}`,
        `drop table saved_${table}`,
      ]),
      `delete from idempotency_keys where player_id = ${player}`,
    ]);
    return broken;
  };

  it('finds no fault in what the hosts wrote', async () => {
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
      'every payment’s delivery has its coins, zone and game',
      'update deliveries set coins = coins * 100 where player_id = $',
    ],
    [
      'every payment’s delivery has its coins, zone and game',
      'update deliveries set zone_id = 2 where player_id = $',
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
  ])('reports a broken rule: %s', async (rule, statement) => {
    const player = await playerWithDeliveries();
    const broken = await brokenBy(player, () => breaking([statement.replaceAll('$', String(player))]));
    expect(broken).toContainEqual(expect.stringContaining(rule));
    expect(await firstBroken()).toEqual([]);
  });

  /** A movement of 7 KP with correct postings. `parent`: the condition for the transaction that it is a part of. */
  const part = (type: 'credit.recharge' | 'credit.bonus', house: string, parent: string) =>
    `with t as (
       insert into transactions (player_id, parent_id, type, status, value, currency)
       values ($, (select min(id) from transactions where player_id = $ and ${parent}), '${type}', 'success', 7, 'KP') returning id
     )
     select add_postings($, t.id, array['${house}', 'player.credit'], array[-7, 7]) from t`;
  const aPart = 'every part of a top-up lies beneath a top-up';

  it.each([
    ['KP without a top-up', aPart, part('credit.recharge', 'house.topup', 'false')],
    ['a top-up’s KP a second time', aPart, part('credit.recharge', 'house.topup', `type like 'topup.%'`)],
    [
      'a recall that no operator made',
      'every recall belongs to one action of an operator',
      `select recall_credit($, 7, 'x')`,
    ],
    ['a bonus for a refund', aPart, part('credit.bonus', 'house.bonus', `type = 'credit.refund'`)],
  ])(
    'reports KP from nothing or for nothing, though correctly posted: %s',
    async (_what, rule, statement) => {
      const player = await playerWithDeliveries();
      const broken = await brokenBy(player, () =>
        database.pool.query(statement.replaceAll('$', String(player))),
      );
      expect(broken).toEqual([expect.stringContaining(rule)]);
      expect(await firstBroken()).toEqual([]);
    },
  );

  it('reports a claim that was credited with another player’s transfer', async () => {
    const [player, other] = [await richPlayer(database, 100), await richPlayer(database, 100)];
    const claim = (owner: number) =>
      database.pool.query(
        `insert into transfer_claims (player_id, amount, transferred_at, state, provider, external_id, transaction_id, decided_at)
         select ${owner}, amount, now(), 'credited', provider, external_id, transaction_id, now()
           from transfer_notices where player_id = ${player}`,
      );
    await claim(player);
    expect(await firstBroken()).toEqual([]);
    await claim(other);
    expect(await firstBroken()).toEqual([expect.stringContaining('every credited claim')]);
    await database.pool.query('delete from transfer_claims where player_id = $1', [other]);
  });

  it('reports a transfer of a bank feed that was credited by two methods, but not two banks with one reference', async () => {
    const player = await richPlayer(database, 20_000);
    const topUp = { playerId: player, type: 'topup.bank-transfer', recharge: 100n, bonus: 0n };
    const transfer = { provider: 'techcombank', externalId: 'payos:FT1', amount: 1_000, content: 'a' };
    const settle = (over: object) => settleTransfer(database.db, { ...transfer, ...over }, topUp);
    await settle({});
    await settle({ provider: 'momo', content: 'b' });
    await settle({ provider: 'vietcombank', amount: 2_000 });
    expect(await firstBroken()).toEqual([]);
    await settle({ provider: 'zalopay' });
    expect((await checkLedger(database.db)).findings).toMatchObject([
      { rule: expect.stringContaining('every transfer of a bank feed') as string, examples: ['payos:FT1'] },
    ]);
    await database.pool.query(`update transfer_notices set content = '' where provider = 'zalopay'`);
    expect(await firstBroken()).toEqual([]);
    // Now the content was erased, and may have been the same.
    await database.pool.query("update players set username = '~' || id, deleted_at = now() where id = $1", [
      player,
    ]);
    expect(await firstBroken()).toHaveLength(1);
    for (const table of ['transfer_notices', 'credited_transfers'])
      await database.pool.query(`update ${table} set external_id = 'payos:FT2' where provider = 'zalopay'`);
  });
});
