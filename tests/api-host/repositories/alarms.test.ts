import { listAlarms, raiseAlarm } from '../../../api-host/repositories/alarms';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

const raise = (reason = 'x') => raiseAlarm(database.db, 'hotline-forged', 'hotline', { reason });
const minuteLater = () =>
  database.pool.query(`update alarms set last_at = last_at - interval '61 seconds' where closed_at is null`);

it('keeps one open alarm for each kind and subject, however often and by however many hosts it is raised', async () => {
  await Promise.all(Array.from({ length: 20 }, () => raise()));
  await minuteLater();
  await raise();
  await raise();
  expect(await listAlarms(database.db, 'open', 10)).toMatchObject([
    { kind: 'hotline-forged', subject: 'hotline', times: 2, closedAt: null },
  ]);
});

it('opens a new alarm if it is raised again after it was closed', async () => {
  await database.pool.query('update alarms set closed_at = now()');
  await raise();
  expect(await listAlarms(database.db, 'open', 10)).toHaveLength(1);
  expect(await listAlarms(database.db, 'closed', 10)).toHaveLength(1);
});

it('shows operators no free text of players', async () => {
  await raiseAlarm(database.db, 'transfer-notice-conflict', 'momo/7', {
    amount: 5,
    content: 'me nap cho con',
  });
  const shown = JSON.stringify(await listAlarms(database.db, 'open', 10));
  expect(shown).toContain('"amount":5');
  expect(shown).not.toContain('me nap');
});

it('lets a host of the previous version raise alarms', async () => {
  const insert = `insert into alarms (kind, detail) values ('hotline-forged', '{"subject":"hotline"}')`;
  await database.pool.query(insert);
  await database.pool.query(insert);
  expect(await listAlarms(database.db, 'open', 10)).toHaveLength(4);
});

it('is raised whatever characters its facts have: an emoji that was cut in two, or a NUL', async () => {
  await raiseAlarm(database.db, 'message-stuck', 'cut', { reason: 'too long \ud83d and \0' });
  const { rows } = await database.pool.query<{ reason: string }>(
    `select detail ->> 'reason' as reason from alarms where detail ->> 'subject' = 'cut'`,
  );
  expect(rows).toEqual([{ reason: 'too long \ufffd and \ufffd' }]);
});
