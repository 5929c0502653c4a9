import { Pool } from 'pg';
import { buildApp } from '../../../api-host/buildApp';
import { readConfig } from '../../../api-host/config';
import { kyselyOver } from '../../../api-host/db/pool';
import type { Deps } from '../../../api-host/deps';
import { alarmKinds } from '../../../api-host/domain/alarms';
import { newSessionToken } from '../../../api-host/domain/sessionToken';
import { openLog } from '../../../api-host/log';
import { valueOf, seriesOf, type Series } from '../../support/metrics';
import { useTestDatabase } from '../../support/useTestDatabase';
import { testKeys } from '../../support/testKeys';

const database = useTestDatabase();

/** A host in this process. `scrape` fetches its metrics port. */
async function openHost(pool: Pool, env: Record<string, string> = {}, other: Partial<Deps> = {}) {
  let address = '';
  const log = openLog('silent');
  const tellingLog = Object.assign(Object.create(log) as typeof log, {
    info: (told: { address?: string }) => (address = told.address ?? address),
  });
  const deps: Deps = {
    config: readConfig({ METRICS_PORT: '0', PORTAL_DIST: 'none', ...env }),
    db: kyselyOver(pool),
    pool,
    findSession: () => Promise.resolve(undefined),
    log: tellingLog,
    keys: testKeys,
    clock: () => new Date(),
    placeOf: () => null,
    publicOrigin: () => 'http://127.0.0.1',
    ...other,
  };
  const app = await buildApp(deps, async () => ({ ready: true }));
  await app.ready();
  return {
    app,
    address,
    async scrape(): Promise<Series[]> {
      const answer = await fetch(address);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining('text/plain'),
      ]);
      return seriesOf(await answer.text());
    },
  };
}

it('OPS-5: reports the figures of the process and of the database', async () => {
  await database.pool.query(
    `insert into transfer_notices (provider, external_id, amount, content, state, received_at)
     values ('momo', 'a', 70000, 'x', 'unmatched', now() - interval '1 hour'), ('momo', 'b', 30000, 'x', 'rejected', now()),
            ('momo', 'c', 30000, 'x', 'declined', now() - interval '1 day')`,
  );
  await database.pool.query(
    `insert into outbox (channel, recipient, body, created_at) values ('sms', '+84912345678', 'x', now() - interval '90 seconds')`,
  );
  await database.pool.query(
    `insert into alarms (kind, detail) values ('hotline-forged', '{"subject":"hotline"}')`,
  );
  await database.pool.query(
    `update host_jobs set done_at = to_timestamp(1700000000), result = '{"sound":true}' where name = 'ledger-check'`,
  );
  const { app, scrape } = await openHost(database.pool);
  await app.inject('/health');
  const series = await scrape();
  expect(valueOf(series, 'portal_transfers_waiting')).toBe(2);
  expect(valueOf(series, 'portal_transfers_waiting_vnd')).toBe(100_000);
  expect(valueOf(series, 'portal_transfers_oldest_seconds')).toBeGreaterThanOrEqual(3600);
  expect(valueOf(series, 'portal_outbox_messages', { channel: 'sms' })).toBe(1);
  expect(valueOf(series, 'portal_outbox_oldest_seconds', { channel: 'sms' })).toBeGreaterThanOrEqual(90);
  expect(valueOf(series, 'portal_outbox_messages', { channel: 'webhook' })).toBe(0);
  expect(valueOf(series, 'portal_alarms_open', { kind: 'hotline-forged' })).toBe(1);
  expect(valueOf(series, 'portal_ledger_check_timestamp_seconds')).toBe(1_700_000_000);
  expect(valueOf(series, 'portal_ledger_sound')).toBe(1);
  expect(valueOf(series, 'portal_database_up')).toBe(1);
  expect(valueOf(series, 'portal_database_pool_size')).toBe(database.pool.options.max);
  expect(valueOf(series, 'portal_password_hashes', { state: 'waiting' })).toBe(0);
  expect(valueOf(series, 'portal_event_streams')).toBe(0);
  expect(valueOf(series, 'portal_rendering_thread_ends_total')).toBe(0);
  const health = { method: 'GET', route: '/health', status: '200' };
  expect(valueOf(series, 'portal_http_requests_total', health)).toBe(1);
  expect(series.some(({ name }) => name === 'process_resident_memory_bytes')).toBe(true);
  expect(series.find(({ name }) => name === 'portal_build_info')?.labels).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
    build: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
    node: process.version,
  });
  await app.close();
});

it('OPS-5: counts calls that a bug has answered, which 503 and refusals are not', async () => {
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  const faults = [new Error('a bug'), away];
  const { app, scrape } = await openHost(
    database.pool,
    {},
    { findSession: () => Promise.reject(faults.shift() ?? away) },
  );
  const bugs = async () => valueOf(await scrape(), 'portal_http_bugs_total');
  expect(await bugs()).toBe(0);
  const call = { url: '/api/me', headers: { cookie: `fs_session=${newSessionToken()}` } };
  const statuses = [];
  for (let count = 0; count < 2; count += 1) statuses.push((await app.inject(call)).statusCode);
  statuses.push((await app.inject('/api/none')).statusCode);
  expect([statuses, await bugs()]).toEqual([[500, 503, 404], 1]);
  await app.close();
});

it('OPS-5: makes no label of what callers send, so the number of series stays constant', async () => {
  const { app, scrape } = await openHost(database.pool);
  const addresses = (at: number) => [
    `/sessions/end/${at}${'x'.repeat(40)}`,
    `/no/such/page/${at}`,
    `/api/transfer-notices/bank-${at}`,
    `/api/me?token=secret-${at}`,
    `/wp-admin/${at}.php`,
  ];
  const callAll = async (at: number) => {
    for (const url of addresses(at)) {
      await app.inject({ method: 'GET', url });
      await app.inject({ method: 'POST', url, payload: {} });
      await app.inject({ method: 'PROPFIND' as 'GET', url });
    }
  };
  await callAll(0);
  const named = (series: Series[]) =>
    series
      .filter(({ name }) => name.startsWith('portal_'))
      .map(({ id }) => id)
      .sort();
  const before = named(await scrape());
  for (let at = 1; at < 60; at += 1) await callAll(at);
  const after = await scrape();
  expect(named(after)).toEqual(before);
  expect(JSON.stringify(after)).not.toMatch(/secret-|wp-admin|bank-\d|xxxx/);
  const kinds = new Set(
    after.filter(({ name }) => name === 'portal_alarms_open').map(({ labels }) => labels.kind),
  );
  expect([...kinds].sort()).toEqual(Object.keys(alarmKinds).sort());
  await app.close();
});

it('OPS-5: counts the ends of the rendering thread, each of them once', async () => {
  const { app, scrape } = await openHost(database.pool);
  app.gauges.renderingThreadEnds = () => 2;
  await scrape();
  expect(valueOf(await scrape(), 'portal_rendering_thread_ends_total')).toBe(2);
  await app.close();
});

it('OPS-5: answers without the database: its figures are missing, and portal_database_up is 0', async () => {
  const away = new Pool({ connectionString: 'postgres://a:b@127.0.0.1:1/c', connectionTimeoutMillis: 500 });
  const { app, scrape } = await openHost(away);
  const series = await scrape();
  expect(valueOf(series, 'portal_database_up')).toBe(0);
  const figures = /^portal_(outbox|deliveries|transfers|alarms|ledger)/;
  expect(series.filter(({ name }) => figures.test(name))).toEqual([]);
  expect(valueOf(series, 'portal_event_streams')).toBe(0);
  await app.close();
  await away.end();
});

it('OPS-5: serves no metrics on the players’ port, and nothing else on the metrics port', async () => {
  const { app, address } = await openHost(database.pool);
  for (const accept of ['*/*', 'text/html'])
    expect((await app.inject({ url: '/metrics', headers: { accept } })).statusCode).toBe(404);
  expect((await fetch(new URL('/api/me', address))).status).toBe(404);
  expect((await fetch(address, { method: 'POST' })).status).toBe(404);
  expect(new URL(address).hostname).toBe('127.0.0.1');
  await app.close();
  await expect(fetch(address)).rejects.toThrow();
});

it('OPS-5: stops the start with one line when the port is in use', async () => {
  const { app, address } = await openHost(database.pool);
  const second = openHost(database.pool, { METRICS_PORT: new URL(address).port });
  await expect(second).rejects.toThrow(
    /^Can't serve metrics on 127\.0\.0\.1 port \d+ \(.*\): correct METRICS_PORT/,
  );
  await app.close();
});
