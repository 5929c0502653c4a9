import { setTimeout as pause } from 'node:timers/promises';
import { KeyRing } from '../../../api-host/domain/keyRing';
import type { Worker } from '../../../api-host/deps';
import type { Messenger, SendResult } from '../../../api-host/gateways/messenger';
import { openLog } from '../../../api-host/log';
import { outboxRepository } from '../../../api-host/repositories/outbox';
import { outboxSender } from '../../../api-host/workers/outboxSender';
import { deferred } from '../../support/deferred';
import { eventually } from '../../support/eventually';
import { testKeys } from '../../support/testKeys';
import { useTestDatabase } from '../../support/useTestDatabase';
import { secondBrand, secondBrandFolder } from '../../support/secondBrand';
import { testDeps } from '../../support/testDeps';

const database = useTestDatabase();

const sms = (text: string) => ({ channel: 'sms', to: '+84912345678', text }) as const;

/** Stopped also if the test fails: a sender left running would take the messages of the next tests. */
const running: Worker[] = [];

function startSender(...args: Parameters<typeof outboxSender>): Worker {
  const worker = outboxSender(...args);
  running.push(worker);
  worker.start();
  return worker;
}

afterEach(() => Promise.all(running.splice(0).map((worker) => worker.stop())));

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
    startSender(deps, { sms: gateway, email: null, webhook: null }),
  );
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

it('SAFE-10: seals and sends messages of the previous version', async () => {
  await database.pool.query('delete from outbox');
  await database.pool.query(
    `insert into outbox (channel, recipient, body) values ('sms', '+84912345678', 'tin cũ')`,
  );
  const { sent, stop } = senders(2, () => ({ status: 'sent' }));
  await eventually('it has gone', async () => (await waiting()) === 0);
  await stop();
  expect(sent).toEqual(['tin cũ']);
});

const raisedAlarms = async () => {
  const { rows } = await database.pool.query<{ subject: string; reason: string; count: number | null }>(
    `select detail ->> 'subject' as subject, detail ->> 'reason' as reason, (detail -> 'count')::int as count from alarms`,
  );
  return rows;
};

it('SAFE-10: a host leaves a message without its key to the hosts that have it, and raises an alarm after an hour', async () => {
  await database.pool.query('delete from outbox; delete from alarms');
  const other = new KeyRing(new Map([['other', 'x'.repeat(40)]]));
  await outboxRepository(database.db, other).add(sms('chờ khóa'));
  const { rows } = await database.pool.query<{ row: string }>('select outbox::text as row from outbox');
  expect(rows[0]?.row).not.toContain('chờ khóa');
  await database.pool.query(`update outbox set due_at = now() - interval '6 days'`);
  const sent: string[] = [];
  const gateway: Messenger = {
    send: ({ text }) => Promise.resolve(sent.push(text)).then(() => ({ status: 'sent' })),
  };
  const start = (keys: KeyRing) => {
    const messengers = { sms: gateway, email: null, webhook: null };
    return startSender({ ...testDeps(database), keys }, messengers, { keylessEveryMs: 50 });
  };
  const without = start(testKeys);
  // Newer, but the message without a key does not stand in its way.
  await outboxRepository(database.db, testKeys).add(sms('mã của bạn'));
  await eventually('the alarm is raised', async () => (await raisedAlarms()).length > 0);
  // The row is removed after the gateway has answered.
  await eventually('the readable one has gone', async () => (await waiting()) === 1);
  expect(await raisedAlarms()).toEqual([{ subject: 'keys', reason: 'the key is missing', count: 1 }]);
  const having = start(other);
  await eventually('the other one has gone', async () => (await waiting()) === 0);
  await Promise.all([without.stop(), having.stop()]);
  expect(sent).toEqual(['mã của bạn', 'chờ khóa']);
});

it('SAFE-10: removes a message whose key was missing for a week, and one that was altered at once, with an alarm', async () => {
  await database.pool.query('delete from outbox; delete from alarms');
  const lost = new KeyRing(new Map([['lost', 'x'.repeat(40)]]));
  await outboxRepository(database.db, lost).add(sms('không đọc được'));
  await database.pool.query(`update outbox set due_at = now() - interval '7 days 1 minute'`);
  const outbox = outboxRepository(database.db, testKeys);
  expect(await outbox.keyless()).toEqual({ waiting: 0, removed: 1 });
  await outbox.add(sms('đã bị sửa'));
  await database.pool.query(`update outbox set sealed = sealed || '\\x00'`);
  const { sent, stop } = senders(1, () => ({ status: 'sent' }));
  await eventually('it was dropped', async () => (await waiting()) === 0);
  await stop();
  expect(sent).toEqual([]);
  // Not 'keys': for those, docs/operating.md says to put the key back.
  expect(await raisedAlarms()).toEqual([{ subject: 'sms', reason: 'altered', count: null }]);
});

it.each([
  ['email', 'an@example.com', '450 4.2.0 <AN@example.com>: Recipient address rejected'],
  ['sms', '+84912345678', 'subscriber 0912345678 is not reachable'],
  ['sms', '+84912345678', 'no such subscriber: 0912345678\0\0'],
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
    const worker = startSender({ ...testDeps(database), log }, messengers);
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

const email = (text: string) => ({ channel: 'email', to: 'an@example.com', subject: 'Chào', text }) as const;

it('a mail server that never answers does not delay SMS', async () => {
  await database.pool.query('delete from outbox');
  const outbox = outboxRepository(database.db, testKeys);
  for (let count = 0; count < 30; count += 1) await outbox.add(email(`thư ${count}`));
  await outbox.add(sms('mã của bạn'));
  const answered = deferred();
  const sent: string[] = [];
  const worker = startSender(testDeps(database), {
    sms: { send: ({ text }) => Promise.resolve(sent.push(text)).then(() => ({ status: 'sent' })) },
    email: { send: () => answered.promise.then(() => ({ status: 'refused', reason: 'too late' })) },
    webhook: null,
  });
  try {
    await eventually('the SMS has gone', () => Promise.resolve(sent.length === 1));
  } finally {
    answered.resolve();
    await worker.stop();
  }
});

it('OPS-5: an e-mail to operators that is permanently refused raises an alarm, one to a player does not', async () => {
  await database.pool.query('delete from outbox; delete from alarms');
  const outbox = outboxRepository(database.db, testKeys);
  for (const to of ['an@example.com', 'ops@example.vn']) await outbox.add({ ...email('thư'), to });
  const deps = testDeps(database, { ALARM_EMAILS: 'boss@example.vn,ops@example.vn' });
  const refusing: Messenger = {
    send: ({ to }) => Promise.resolve({ status: 'refused', reason: `550 5.1.1 <${to}> unknown` }),
  };
  const worker = startSender(deps, { sms: null, email: refusing, webhook: null });
  await eventually('both were dropped', async () => (await waiting()) === 0);
  await worker.stop();
  expect(await raisedAlarms()).toEqual([
    { subject: 'email', reason: '550 5.1.1 <•••> unknown', count: null },
  ]);
});

it('an attempt ends at its time limit, even if the gateway ignores that', async () => {
  await database.pool.query('delete from outbox');
  await outboxRepository(database.db, testKeys).add(email('thư'));
  const never: Messenger = { send: () => new Promise(() => undefined) };
  const messengers = { sms: null, email: never, webhook: null };
  const worker = startSender(testDeps(database), messengers, { attemptMs: 100 });
  await eventually('the attempt has failed', async () => (await tried()) === 1);
  await worker.stop();
});

it('sends each e-mail once, however slow the mail server is, when two senders share the outbox', async () => {
  await database.pool.query('delete from outbox');
  for (let count = 0; count < 10; count += 1)
    await outboxRepository(database.db, testKeys).add(email(`thư ${count}`));
  const sent: string[] = [];
  /**
   * Like smtpMail: two connections, on which messages wait for each other. A delivery takes 15 s of the leases of the messages on its
   * connection, and of no others: two senders do not wait for each other's mail servers.
   */
  function slowMail(): Messenger {
    const connections = [0, 1].map(() => ({ last: Promise.resolve(), waiting: new Set<string>() }));
    let next = 0;
    return {
      atOnce: connections.length,
      async send({ id, text }) {
        const connection = connections[(next += 1) % connections.length];
        if (!connection) throw new Error('no connection');
        connection.waiting.add(id);
        connection.last = connection.last.then(async () => {
          await pause(300);
          sent.push(text);
          await database.pool.query(
            `update outbox set due_at = due_at - interval '15 s' where id = any ($1)`,
            [[...connection.waiting]],
          );
          connection.waiting.delete(id);
        });
        await connection.last;
        return { status: 'sent' };
      },
    };
  }
  const workers = [slowMail(), slowMail()].map((mail) =>
    startSender(testDeps(database), { sms: null, email: mail, webhook: null }),
  );
  await eventually('all have gone', async () => (await waiting()) === 0);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect([...sent].sort()).toEqual(Array.from({ length: 10 }, (_, index) => `thư ${index}`).sort());
});

it('raises one alarm for a stuck message, also if the host was killed at the attempt that raises it', async () => {
  await database.pool.query('delete from outbox; delete from alarms');
  await outboxRepository(database.db, testKeys).add(sms('kẹt'));
  await database.pool.query('update outbox set attempts = 12');
  const { stop } = senders(1, () => ({ status: 'later', reason: 'the gateway is down' }));
  for (const attempts of [13, 14]) {
    await eventually('it was tried', async () => {
      const { rows } = await database.pool.query<{ attempts: number }>(
        `select attempts from outbox where due_at > now() + interval '2 minutes'`,
      );
      return rows[0]?.attempts === attempts;
    });
    await hurry();
  }
  await stop();
  const { rows } = await database.pool.query<{ kind: string; times: number }>(
    'select kind, times::int from alarms',
  );
  expect(rows).toEqual([{ kind: 'message-stuck', times: 1 }]);
});
