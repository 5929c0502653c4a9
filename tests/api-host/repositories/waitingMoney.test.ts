import { raiseAlarm } from '../../../api-host/repositories/alarms';
import { watchWaitingMoney } from '../../../api-host/repositories/waitingMoney';
import { playerIdByName } from '../../../api-host/repositories/transfers';
import { PAGE } from '../../../api-host/repositories/waitingSources';
import { openOperatorWorld, type OperatorWorld } from '../../support/operatorWorld';

let world: OperatorWorld;
beforeAll(async () => {
  world = await openOperatorWorld();
});
afterAll(async () => expect(await world.close()).toEqual([]));

const minutesLater = (id: string, minutes: number) =>
  world.pool.query(
    `update transfer_notices set received_at = now() - make_interval(mins => $2) where external_id = $1`,
    [id, minutes],
  );

const alarmsOf = async (id: string) => {
  const { rows } = await world.pool.query<{ kind: string; detail: object; open: boolean }>(
    `select kind, detail, closed_at is null as open from alarms where detail ->> 'subject' = $1 order by id`,
    [`techcombank/${id}`],
  );
  return rows;
};

/** Six hosts run the check at the same time. */
const watch = () => Promise.all(Array.from({ length: 6 }, () => watchWaitingMoney(world.db)));

it('OPS-5: raises one alarm for a transfer that waits for 10 minutes, and closes it once it is settled', async () => {
  await world.lostTransfer('slow', 200_000, 'chuyen tien cho me');
  await minutesLater('slow', 9);
  await watch();
  expect(await alarmsOf('slow')).toEqual([]);
  await minutesLater('slow', 10);
  await watch();
  await watch();
  const detail = { subject: 'techcombank/slow', amount: 200_000 };
  expect(await alarmsOf('slow')).toEqual([{ kind: 'transfer-waiting', detail, open: true }]);
  await world.admin('transfers assign techcombank slow demo --yes');
  await watch();
  expect(await alarmsOf('slow')).toEqual([{ kind: 'transfer-waiting', detail, open: false }]);
});

it('OPS-5: raises a new alarm for a transfer that waits again', async () => {
  await world.lostTransfer('anew');
  await minutesLater('anew', 60);
  await watch();
  await world.admin('transfers reject techcombank anew --reason "nobody’s" --yes');
  await watch();
  await world.admin('transfers reopen techcombank anew --reason "somebody’s" --yes');
  await watch();
  expect((await alarmsOf('anew')).map(({ open }) => open)).toEqual([false, true]);
  await world.admin('transfers reject techcombank anew --reason "nobody’s" --yes');
});

it('OPS-5: leaves alarms of other kinds open', async () => {
  await raiseAlarm(world.db, 'message-stuck', 'email');
  await watch();
  const { rows } = await world.pool.query(
    `select closed_at from alarms where kind in ('message-stuck', 'transfer-notice-malformed')`,
  );
  expect(rows).toEqual([{ closed_at: null }, { closed_at: null }]);
});

describe('OPS-5: transfers and deliveries of more than one page', () => {
  const many = PAGE + 7;
  const open = async (kind: string) => {
    const { rows } = await world.pool.query('select from alarms where kind = $1 and closed_at is null', [
      kind,
    ]);
    return rows.length;
  };

  beforeAll(async () => {
    await world.pool.query('delete from alarms');
    // As a bank's statement is imported: all at the same time.
    await world.pool.query(
      `insert into transfer_notices (provider, external_id, amount, content, state, received_at)
       select 'momo', 'many/' || n, 1000, '', 'unmatched', now() - interval '1 day' from generate_series(1, $1::int) n`,
      [many],
    );
    const buyer = await playerIdByName(world.db, await world.playerWith(5_000 * many));
    await world.pool.query(
      `select start_recharge($1, null, null, 'fsonline', 5000, 1, 5000, null) from generate_series(1, $2::int)`,
      [buyer, many],
    );
    await world.pool.query(`update deliveries set created_at = now() - interval '1 day'`);
  });

  it('all get an alarm, and none is closed before its money is settled', async () => {
    await watch();
    await watch();
    expect([await open('transfer-waiting'), await open('delivery-stuck')]).toEqual([many, many]);
    await world.pool.query(`update transfer_notices set state = 'declined' where external_id = 'many/7'`);
    await world.pool.query(
      `select complete_deliveries(array[player_id], array[transaction_id]) from deliveries order by transaction_id desc limit 1`,
    );
    await watch();
    expect([await open('transfer-waiting'), await open('delivery-stuck')]).toEqual([many - 1, many - 1]);
  });

  it('an alarm of the release before is closed only when its delivery has ended', async () => {
    await world.pool.query(
      `update alarms set detail = detail - 'transactionId' where kind = 'delivery-stuck'`,
    );
    await watch();
    expect(await open('delivery-stuck')).toBe(many - 1);
  });

  it('one that cannot be read does not silence the others', async () => {
    await world.lostTransfer('beside');
    await minutesLater('beside', 10);
    await world.pool.query('alter table deliveries rename to away');
    await expect(watchWaitingMoney(world.db)).rejects.toThrow('deliveries');
    await world.pool.query('alter table away rename to deliveries');
    expect((await alarmsOf('beside')).map((alarm) => alarm.open)).toEqual([true]);
    expect(await open('delivery-stuck')).toBe(many - 1);
  });
});
