import { randomUUID } from 'node:crypto';
import { openDatabaseProxy, type DatabaseProxy } from '../../support/databaseProxy';
import { eventually } from '../../support/eventually';
import { messagesTo } from '../../support/mailbox';
import { sandbox } from '../../support/player';
import { startHost, type HostProcess } from '../../support/startHost';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';
import type { WireAnswer, WireClient } from '../../support/wireClient';

const ANSWER_WITHIN_MS = 5_000;
const BACK_WITHIN_MS = 10_000;

let database: TestDatabase;
let proxy: DatabaseProxy;
let host: HostProcess;
let player: WireClient;
let guest: WireClient;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await openDatabaseProxy(database.url);
  host = await startHost({ databaseUrl: proxy.url, env: { PORTAL_DIST: 'none', API_HOST_POOL_SIZE: '6' } });
  player = host.client();
  guest = host.client();
  await player.login();
  await guest.csrf();
  await sandbox(host, '/transfers', { method: 'techcombank', amount: 2_000_000, content: 'FSO KP demo' });
});
afterAll(async () => {
  await host.stop();
  await proxy.close();
  // Also checks the ledger.
  await database.drop();
});

const me = () => player.get('/api/me');
const history = () => player.get('/api/transaction-history');
const logIn = () => guest.post('/login', { username: 'demo', password: 'Demo@2026' });
const recharge = () =>
  player.post(
    '/api/recharge/game',
    { creditAmount: 5_000, zoneId: 1 },
    { headers: { 'Idempotency-Key': randomUUID() } },
  );
const ready = () => host.client().get('/ready');

async function timed(call: () => Promise<WireAnswer>): Promise<WireAnswer & { ms: number }> {
  const start = performance.now();
  const answer = await call();
  return { ...answer, ms: performance.now() - start };
}

async function expectBusy(...calls: (() => Promise<WireAnswer>)[]): Promise<void> {
  const answers = await Promise.all(calls.map(timed));
  for (const { status, headers, text, ms } of answers) {
    expect([status, text]).toEqual([503, expect.stringContaining('Máy chủ đang bận')]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(ms).toBeLessThan(ANSWER_WITHIN_MS);
  }
}

async function expectNotReady(why: string): Promise<void> {
  const { status, text, ms } = await timed(ready);
  expect([status, text]).toEqual([503, expect.stringContaining(why)]);
  expect(ms).toBeLessThan(ANSWER_WITHIN_MS);
}

/** Waits until everything works again, as reported by /ready, including the workers that send messages. */
async function expectBack(): Promise<void> {
  await eventually('the host is ready', async () => (await ready()).status === 200, BACK_WITHIN_MS);
  for (const call of [me, history, logIn, recharge]) expect((await call()).status).toBeLessThan(300);
  const before = (await messagesTo(host, '+84912345678')).length;
  await sandbox(host, '/sms', { from: '0912345678', text: 'MXT demo' });
  await eventually('a message is sent', async () => (await messagesTo(host, '+84912345678')).length > before);
  await database.pool.query(`delete from rate_limits where bucket like 'sms:%'`);
}

const terminateConnections = () =>
  database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and client_addr is not null`,
  );

describe('OPS-1: the database may', () => {
  it('stop and start', async () => {
    await proxy.stop();
    await expectBusy(me, history, logIn, recharge, me);
    await expectNotReady('the database does not answer');
    await proxy.start();
    await expectBack();
  });

  it('lose all connections at once, even those in use', async () => {
    const holder = await database.pool.connect();
    await holder.query('begin; lock table rate_limits in access exclusive mode');
    // These logins have begun a transaction, or wait for the lock, when their connections are cut.
    const waiting = [logIn, logIn].map(timed);
    await eventually('a login waits', async () => {
      const { rowCount } = await holder.query(
        `select from pg_locks where not granted and relation = 'rate_limits'::regclass`,
      );
      return rowCount === 2;
    });
    await terminateConnections();
    for (const { status, ms } of await Promise.all(waiting)) {
      expect(status).toBe(503);
      expect(ms).toBeLessThan(ANSWER_WITHIN_MS);
    }
    await holder.query('rollback');
    holder.release();
    proxy.cut();
    await expectBack();
  });

  it('hang on one connection, without delaying other calls', async () => {
    await me();
    proxy.hangOne();
    const answers = await Promise.all(Array.from({ length: 4 }, () => timed(me)));
    // They shared the lost query. Later calls do not wait for it.
    const next = [];
    for (let count = 0; count < 20; count += 1) next.push(await timed(me));
    for (const { status, ms } of [...answers, ...next]) {
      expect([200, 503]).toContain(status);
      expect(ms).toBeLessThan(ANSWER_WITHIN_MS);
    }
    expect(next.filter(({ status }) => status !== 200)).toEqual([]);
    proxy.resume();
    await expectBack();
  });

  it('hang on all connections', async () => {
    proxy.hangAll();
    await expectBusy(me, history, logIn, recharge, me, me, me, me, me, me);
    await expectNotReady('the database does not answer');
    await expectBusy(me, recharge);
    proxy.resume();
    await expectBack();
  });

  it('hold a lock for long', async () => {
    const holder = await database.pool.connect();
    await holder.query('begin; lock table rate_limits in access exclusive mode');
    await expectBusy(logIn);
    expect((await me()).status).toBe(200);
    await holder.query('rollback');
    holder.release();
    await expectBack();
  });

  it('be read-only, while calls that only read still work', async () => {
    const name = new URL(database.url).pathname.slice(1);
    await database.pool.query(`alter database ${name} set default_transaction_read_only = on`);
    await terminateConnections();
    await eventually('it is read-only', async () => (await ready()).text.includes('read-only'));
    await expectBusy(logIn, recharge);
    expect([(await me()).status, (await history()).status]).toEqual([200, 200]);
    await expectNotReady('the database is read-only');
    const admin = await database.pool.connect();
    await admin.query('set default_transaction_read_only = off');
    await admin.query(`alter database ${name} reset default_transaction_read_only`);
    admin.release();
    await terminateConnections();
    await expectBack();
  });

  it('be full', async () => {
    await database.pool.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception using errcode = '53100'; end $$;
       create trigger refuse before insert on rate_limits for each row execute function refuse()`,
    );
    await expectNotReady('the database is full');
    await database.pool.query('drop trigger refuse on rate_limits; drop function refuse');
    await expectBack();
  });
});

it('OPS-1: survives all of this in the same process, and logs what happened', () => {
  expect(() => process.kill(host.pid, 0)).not.toThrow();
  expect(host.stderr()).toContain('a worker failed; it will be retried');
  expect(host.stderr()).toContain('a worker has recovered');
});
