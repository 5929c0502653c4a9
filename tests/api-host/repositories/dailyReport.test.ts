import { dailyReport } from '../../../api-host/repositories/dailyReport';
import { vietnameseDate } from '../../../api-host/domain/vietnameseDay';
import { openOperatorWorld, type OperatorWorld } from '../../support/operatorWorld';

let world: OperatorWorld;
beforeAll(async () => {
  world = await openOperatorWorld();
});
afterAll(async () => expect(await world.close()).toEqual([]));

it('OPS-5: reports the day’s money by method, deliveries and new accounts, and everything that waits', async () => {
  await world.lostTransfer('given', 200_000);
  await world.lostTransfer('waits', 70_000);
  await world.admin('transfers assign techcombank given demo --yes');
  const { rows } = await world.pool.query<{ id: number }>(`select id from players where username = 'demo'`);
  // A recharge that is still waiting for the game server.
  await world.pool.query(
    `with t as (
       insert into transactions (player_id, type, status, value, currency, game_id, zone_id, coin)
       values ($1, 'credit.pay', 'pending', 5000, 'KP', 'fsonline', 1, 100)
       returning player_id, id
     ), p as (
       insert into postings (player_id, transaction_id, account, amount)
       select player_id, id, account, amount from t, (values ('player.credit', -5000), ('house.sales', 5000)) as v (account, amount)
     )
     insert into deliveries (player_id, transaction_id, game_id, zone_id, username, coins, kind)
     select player_id, id, 'fsonline', 1, 'demo', 100, 'recharge' from t`,
    [rows[0]?.id],
  );
  // KP that nobody paid for.
  await world.admin(
    'redeemable-codes create --code TANTHU --title "Quà" --kp 700 --uses 3 --expires 2099-01-01 --reason "event" --yes',
  );
  expect((await world.pool.query(`select redeem_code($1, 'TANTHU') as done`, [rows[0]?.id])).rows).toEqual([
    { done: 'redeemed' },
  ]);
  const today = await dailyReport(world.db, vietnameseDate(new Date()));
  expect(today).toMatchObject({
    credited: [{ method: 'techcombank', count: 1, vnd: 200_000 }],
    waiting: { count: 1, vnd: 70_000, since: expect.any(Date) as Date },
    kpIn: 21_600,
    kpSpent: 5_000,
    deliveries: { delivered: 0, refused: 0, pending: 1 },
    newAccounts: 2,
    alarms: [{ kind: 'transfer-notice-malformed', count: 1 }],
    ledgerCheck: null,
  });
  const before = await dailyReport(world.db, '2026-01-31');
  expect(before).toMatchObject({ credited: [], kpIn: 0, kpSpent: 0, newAccounts: 0, waiting: { count: 1 } });
});
