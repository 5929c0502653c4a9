import type { Deps } from '../../../api-host/deps';
import { raiseAlarm } from '../../../api-host/repositories/alarms';
import { outboxRepository } from '../../../api-host/repositories/outbox';
import { NOTICES_EVERY_SECONDS, notifyOfAlarms } from '../../../api-host/useCases/notifyOfAlarms';
import { secondBrand } from '../../support/secondBrand';
import { testKeys } from '../../support/testKeys';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const config = {
  alarmEmails: ['ops@example.vn', 'boss@example.vn'],
  portal: { brand: secondBrand },
  alarmWebhook: { url: 'https://hooks.example/', secret: 'x' },
};

/** Runs the job on `hosts` hosts at once. Returns the messages written since the last call, e-mails first. */
async function notices(hosts = 1) {
  const deps = { db: database.db, keys: testKeys, config, clock: () => new Date() } as unknown as Deps;
  await Promise.all(Array.from({ length: hosts }, () => notifyOfAlarms(deps)));
  const outbox = outboxRepository(database.db, testKeys);
  const emails = await outbox.claimDue('email', 50);
  const calls = await outbox.claimDue('webhook', 50);
  const messages = [...emails.messages, ...calls.messages];
  for (const { id } of messages) await outbox.remove(id);
  return messages.sort((a, b) => a.channel.localeCompare(b.channel) || a.to.localeCompare(b.to));
}

const later = (seconds: number) =>
  database.pool.query(
    `update host_jobs set done_at = done_at - make_interval(secs => $1) where name = 'alarm-notices'`,
    [seconds],
  );
const conflict = () =>
  raiseAlarm(database.db, 'transfer-notice-conflict', 'momo/7', {
    amount: 50_000,
    content: 'me nap cho con',
  });

it('OPS-5: sends each alarm once to each person and the webhook, however many hosts run', async () => {
  await conflict();
  const written = await notices(6);
  expect(written.map(({ channel, to }) => `${channel} ${to}`)).toEqual([
    'email boss@example.vn',
    'email ops@example.vn',
    'webhook ALARM_WEBHOOK_URL',
  ]);
  const [email, , call] = written;
  expect(email?.subject).toBe('Lục Địa Rồng: alarms: 1 new: transfer-notice-conflict momo/7');
  expect(email?.text).toContain('#1 transfer-notice-conflict: momo/7');
  expect(email?.text).toContain('amount 50000, since ');
  expect(email?.text).toContain('then alarms close 1');
  expect(JSON.parse(call?.text ?? '')).toMatchObject({
    alarms: [
      {
        event: 'raised',
        id: 1,
        kind: 'transfer-notice-conflict',
        subject: 'momo/7',
        facts: { amount: 50_000 },
      },
    ],
  });
  // A player's transfer text must not appear in an operator's mailbox.
  for (const { text } of written) expect(text).not.toContain('me nap');
  expect(await notices(2)).toEqual([]);
});

it('OPS-5: sends a reminder after a day, and a notice when the alarm is closed', async () => {
  await conflict();
  await notices();
  await later(NOTICES_EVERY_SECONDS);
  expect(await notices()).toEqual([]);
  await database.pool.query(`update alarms set notified_at = notified_at - interval '1 day'`);
  expect((await notices())[0]?.subject).toContain('1 still open');
  await later(NOTICES_EVERY_SECONDS);
  await database.pool.query('update alarms set closed_at = now()');
  const [email] = await notices(4);
  expect(email?.subject).toContain('1 closed');
  expect(email?.text).toContain('Closed automatically.');
  await later(NOTICES_EVERY_SECONDS);
  expect(await notices()).toEqual([]);
});

it('OPS-5: sends many alarms as one message in five minutes, which names twenty of them', async () => {
  for (let at = 0; at < 130; at += 1) await raiseAlarm(database.db, 'message-stuck', `channel ${at}`);
  const [email, , call] = await notices(3);
  expect(email?.text.match(/^#/gm)).toHaveLength(20);
  expect(email?.text).toContain('And 110 more.');
  expect((JSON.parse(call?.text ?? '') as { alarms: object[] }).alarms).toHaveLength(100);
  expect(await notices()).toEqual([]);
  await later(NOTICES_EVERY_SECONDS);
  expect((await notices())[0]?.subject).toContain('30 new');
});

it('OPS-5: sends a notice although the last one is in the future, because the database’s clock was set back', async () => {
  await database.pool.query(
    `update host_jobs set done_at = now() + interval '1 day' where name = 'alarm-notices'`,
  );
  await conflict();
  expect(await notices()).toHaveLength(3);
  expect(await notices()).toEqual([]);
});

it('sends nothing about an alarm that was closed before anybody was notified', async () => {
  await conflict();
  await database.pool.query('update alarms set closed_at = now()');
  expect(await notices()).toEqual([]);
});
