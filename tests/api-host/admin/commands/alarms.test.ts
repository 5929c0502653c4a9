import { raiseAlarm } from '../../../../api-host/repositories/alarms';
import { watchWaitingMoney } from '../../../../api-host/repositories/waitingMoney';
import { yesAfter } from '../../../support/operator';
import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

it('OPS-5: lists an alarm, closes it with a row in the audit, and lists it among the closed ones afterwards', async () => {
  await raiseAlarm(world.db, 'message-stuck', 'email', { count: 3, reason: '550 <an@example.vn> unknown' });
  const { out } = await world.admin('alarms list');
  expect(out).toMatch(/^ALARM +RAISED +TIMES +KIND +SUBJECT +FACTS\n/);
  expect(out).toMatch(/^ +2 .* message-stuck +email +count 3$/m);
  expect(out).not.toContain('an@example.vn');
  const closed = await world.admin('alarms close 2 --reason "the mail server is back" --as Lan', ['y']);
  expect([closed.code, closed.err]).toEqual([
    0,
    'Alarm 2 (message-stuck, email): A message could not be sent.\nThis closes it.\nContinue? [y/N] ',
  ]);
  expect(closed.out).toMatch(/^Alarm 2 is closed\.\nAudit \d+\.\n$/);
  expect(await world.auditOf('alarm 2')).toEqual([
    {
      operator: 'Lan',
      action: 'alarms close',
      reason: 'the mail server is back',
      before: { state: 'open', kind: 'message-stuck', subject: 'email' },
      after: { state: 'closed' },
    },
  ]);
  expect((await world.admin('alarms list')).out).not.toContain('message-stuck');
  expect((await world.admin('alarms list --state closed')).out).toMatch(/message-stuck .* operator$/m);
  expect((await world.admin('alarms close 2 --yes')).out).toBe('Alarm 2 is already closed. Nothing to do.\n');
});

it('OPS-5: refuses to close an alarm of waiting money by hand, and says what settles it', async () => {
  await world.lostTransfer('lost');
  await world.pool.query(`update transfer_notices set received_at = now() - interval '11 minutes'`);
  await watchWaitingMoney(world.db);
  const { alarms } = (await world.admin('alarms list --json')).json() as {
    alarms: { id: number; kind: string }[];
  };
  const id = alarms.find(({ kind }) => kind === 'transfer-waiting')?.id ?? 0;
  const refused = await world.admin(`alarms close ${id} --yes`);
  expect([refused.code, refused.err]).toEqual([
    1,
    `Alarm ${id} closes automatically once its cause is gone. What to do: transfers show, then transfers assign or transfers reject.\n`,
  ]);
});

it('refuses an unknown alarm or state', async () => {
  expect((await world.admin('alarms close 99 --yes')).err).toContain('There is no alarm 99');
  expect((await world.admin('alarms close x --yes')).code).toBe(2);
  expect((await world.admin('alarms list --state all')).code).toBe(2);
});

it('OPS-5: keeps an alarm open that was raised again since the question', async () => {
  await raiseAlarm(world.db, 'message-stuck', 'sms');
  const { rows } = await world.pool.query<{ id: number }>(
    `update alarms set last_at = now() - interval '2 minutes' where open_key = 'message-stuck sms' returning id::int as id`,
  );
  const id = rows[0]?.id ?? 0;
  const again = await world.admin(`alarms close ${id}`, [
    yesAfter(() => raiseAlarm(world.db, 'message-stuck', 'sms')),
  ]);
  expect([again.code, again.out]).toEqual([1, '']);
  expect(again.err).toContain(
    `Alarm ${id} was raised again in the meantime: see npm run admin -- alarms list.`,
  );
  const twice = await world.admin(`alarms close ${id}`, [
    yesAfter(() => world.admin(`alarms close ${id} --yes`)),
  ]);
  expect([twice.code, twice.err]).toEqual([
    1,
    expect.stringContaining(`Alarm ${id} was closed in the meantime.`),
  ]);
});
