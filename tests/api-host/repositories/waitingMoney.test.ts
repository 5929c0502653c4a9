import { raiseAlarm } from '../../../api-host/repositories/alarms';
import { watchWaitingMoney } from '../../../api-host/repositories/waitingMoney';
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
