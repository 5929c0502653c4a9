import { noticeAlarms } from '../../../api-host/routes/noticeAlarms';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

const alarms = async (subject: string) => {
  const { rows } = await database.pool.query<{ times: number }>(
    `select times from alarms where detail ->> 'subject' = $1 and closed_at is null`,
    [subject],
  );
  return rows;
};

it('raises an alarm at the next call if the database was away at the first', async () => {
  const alarm = noticeAlarms({ db: database.db, clock: () => new Date() });
  const call = () => alarm('transfer-notice-malformed', 'techcombank', {});
  await database.pool.query('alter table alarms rename to alarms_away');
  await expect(call()).rejects.toThrow('alarms');
  await database.pool.query('alter table alarms_away rename to alarms');
  await call();
  expect(await alarms('techcombank')).toHaveLength(1);
});

it('is not quiet until a clock that was set back has caught up', async () => {
  let now = new Date('2026-11-26T12:00:00Z');
  const alarm = noticeAlarms({ db: database.db, clock: () => now });
  const call = () => alarm('transfer-notice-forged', 'momo', {});
  await call();
  await database.pool.query('update alarms set closed_at = now()');
  await call();
  expect(await alarms('momo')).toEqual([]);
  now = new Date('2026-11-25T12:00:00Z');
  await database.pool.query(`update alarms set last_at = now() - interval '2 minutes'`);
  await call();
  expect(await alarms('momo')).toHaveLength(1);
});
