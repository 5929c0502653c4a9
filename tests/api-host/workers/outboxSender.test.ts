import { KeyRing } from '../../../api-host/domain/keyRing';
import type { Messenger, SendResult } from '../../../api-host/gateways/messenger';
import { openLog } from '../../../api-host/log';
import { outboxRepository } from '../../../api-host/repositories/outbox';
import { outboxSender } from '../../../api-host/workers/outboxSender';
import { eventually } from '../../support/eventually';
import { testKeys } from '../../support/testKeys';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';
import { secondBrand, secondBrandFolder } from '../../support/secondBrand';
import { testDeps } from '../../support/testDeps';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const sms = (text: string) => ({ channel: 'sms', to: '+84912345678', text }) as const;

/** `count` senders, as in as many processes, sharing one gateway. */
function senders(count: number, answer: (text: string) => SendResult, env: Record<string, string> = {}) {
  const sent: string[] = [];
  const gateway: Messenger = {
    async send({ text }) {
      const said = answer(text);
      if (said.status === 'sent') sent.push(text);
      return said;
    },
  };
  const deps = testDeps(database, env);
  const workers = Array.from({ length: count }, () =>
    outboxSender(deps, { sms: gateway, email: null, webhook: null }),
  );
  for (const worker of workers) worker.start();
  return { sent, stop: () => Promise.all(workers.map((worker) => worker.stop())) };
}

const waiting = async () => Number((await database.pool.query('select from outbox')).rowCount);
/** How many messages have a failed attempt that is completely recorded, so that nothing postpones them later. */
const tried = async () =>
  Number((await database.pool.query('select from outbox where last_error is not null')).rowCount);
/** Skips the pause before the next attempt. */
const hurry = () => database.pool.query('update outbox set due_at = now()');

it('delays messages while the gateway is down, and loses none', async () => {
  let down = true;
  for (let count = 0; count < 30; count += 1)
    await outboxRepository(database.db, testKeys).add(sms(`tin ${count}`));
  const { sent, stop } = senders(3, () =>
    down ? { status: 'later', reason: 'the gateway is down' } : { status: 'sent' },
  );
  await eventually('all were tried', async () => (await tried()) === 30);
  expect(sent).toEqual([]);
  down = false;
  await hurry();
  await eventually('all have gone', async () => (await waiting()) === 0);
  await stop();
  expect([...sent].sort()).toEqual(Array.from({ length: 30 }, (_, index) => `tin ${index}`).sort());
});

it('sends a message under the brand of the deployment', async () => {
  await outboxRepository(database.db, testKeys).add(sms('FS Online: mã của bạn'));
  const { sent, stop } = senders(1, () => ({ status: 'sent' }), { PORTAL_BRAND: secondBrandFolder });
  await eventually('it has gone', async () => (await waiting()) === 0);
  await stop();
  expect(sent).toEqual([`${secondBrand.name}: mã của bạn`]);
});

it('sends each message once when many senders share the outbox', async () => {
  for (let count = 0; count < 50; count += 1)
    await outboxRepository(database.db, testKeys).add(sms(`một ${count}`));
  const { sent, stop } = senders(4, () => ({ status: 'sent' }));
  await eventually('all have gone', async () => (await waiting()) === 0);
  await stop();
  expect(sent).toHaveLength(50);
  expect(new Set(sent).size).toBe(50);
});

it('deletes a message that can never be sent, and keeps one that has no gateway', async () => {
  await outboxRepository(database.db, testKeys).add(sms('không ai nhận'));
  await outboxRepository(database.db, testKeys).add({
    channel: 'email',
    to: 'a@example.com',
    text: 'chờ',
    subject: 'Chờ',
  });
  const { sent, stop } = senders(1, () => ({ status: 'refused', reason: 'no such number' }));
  await eventually('only the e-mail waits', async () => (await waiting()) === 1);
  await stop();
  expect(sent).toEqual([]);
  const { rows } = await database.pool.query<{ channel: string }>('select channel from outbox');
  expect(rows).toEqual([{ channel: 'email' }]);
});

it('SAFE-11: does not send a message after its code has expired, and erases its text from the row', async () => {
  await database.pool.query('delete from outbox');
  const carried = { code: '654321', lifeSeconds: 600 };
  await outboxRepository(database.db, testKeys).add({ ...sms('mã 654321'), ...carried });
  await outboxRepository(database.db, testKeys).add(sms('đã đổi mật khẩu'));
  let down = true;
  const { sent, stop } = senders(2, () =>
    down ? { status: 'later', reason: 'the gateway is down' } : { status: 'sent' },
  );
  await eventually('both were tried', async () => (await tried()) === 2);
  await database.pool.query(`update outbox set expires_at = expires_at - interval '10 minutes'`);
  down = false;
  await hurry();
  await eventually('one has gone, and the other has expired', async () => {
    const { rows } = await database.pool.query<{ state: string }>('select state from outbox');
    return rows.map(({ state }) => state).join() === 'expired';
  });
  await stop();
  expect(sent).toEqual(['đã đổi mật khẩu']);
  const { rows } = await database.pool.query<{ row: string; state: string }>(
    'select state, outbox::text as row from outbox',
  );
  expect(rows).toEqual([{ state: 'expired', row: expect.not.stringContaining('654321') as string }]);
  const alarms = await database.pool.query(`select from alarms where detail ->> 'reason' = 'expired'`);
  expect(alarms.rowCount).toBe(1);
});

it('SAFE-10: seals and sends messages of the previous version, and drops unreadable ones with an alarm', async () => {
  await database.pool.query('delete from outbox');
  await database.pool.query(
    `insert into outbox (channel, recipient, body) values ('sms', '+84912345678', 'tin cũ')`,
  );
  const { sent, stop } = senders(2, () => ({ status: 'sent' }));
  await eventually('it has gone', async () => (await waiting()) === 0);
  await stop();
  expect(sent).toEqual(['tin cũ']);

  const lost = new KeyRing(new Map([['lost', 'x'.repeat(40)]]));
  await outboxRepository(database.db, lost).add(sms('không đọc được'));
  const { rows } = await database.pool.query<{ row: string }>('select outbox::text as row from outbox');
  expect(rows[0]?.row).not.toContain('không đọc được');
  // For an hour no host with the right key has picked it up.
  await database.pool.query(`update outbox set due_at = now() - interval '61 minutes'`);
  const after = senders(1, () => ({ status: 'sent' }));
  await eventually('it was dropped', async () => (await waiting()) === 0);
  await after.stop();
  expect(after.sent).toEqual([]);
  const alarms = await database.pool.query(`select from alarms where detail ->> 'subject' = 'keys'`);
  expect(alarms.rowCount).toBe(1);
});

it.each([
  ['email', 'an@example.com', '450 4.2.0 <AN@example.com>: Recipient address rejected'],
  ['sms', '+84912345678', 'subscriber 0912345678 is not reachable'],
] as const)(
  'keeps the recipient of an %s out of the log, the row and the alarm',
  async (channel, to, reason) => {
    await database.pool.query('delete from outbox; delete from alarms');
    await outboxRepository(database.db, testKeys).add({ channel, to, text: 'mã của bạn' });
    // The attempt after which the alarm is raised.
    await database.pool.query('update outbox set attempts = 11');
    const lines: string[] = [];
    const log = openLog('debug', { write: (line) => void lines.push(line) });
    const gateway: Messenger = { send: () => Promise.resolve({ status: 'later', reason }) };
    const messengers = { sms: gateway, email: gateway, webhook: null };
    const worker = outboxSender({ ...testDeps(database), log }, messengers);
    worker.start();
    await eventually('it was tried', async () => (await tried()) === 1);
    await worker.stop();
    const { rows } = await database.pool.query<{ lastError: string; detail: string }>(
      'select last_error as "lastError", detail::text from outbox, alarms',
    );
    expect(rows).toHaveLength(1);
    const [kept] = rows;
    for (const text of [lines.join(''), kept?.lastError, kept?.detail]) {
      expect(text).toContain('•••');
      expect(text).not.toMatch(/an@example|912345678/i);
    }
  },
);
