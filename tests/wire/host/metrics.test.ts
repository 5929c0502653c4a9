import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { seriesOf, type Series } from '../../support/metrics';
import { repositoryRoot, startHost, type HostProcess } from '../../support/startHost';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';

let database: TestDatabase;
let host: HostProcess;
let series: Series[];

const metricsAddressOf = ({ stderr }: HostProcess): string =>
  /"address":"(http:[^"]+\/metrics)"/.exec(stderr())?.[1] ?? '';

beforeAll(async () => {
  database = await createTestDatabase();
  // So that every time series exists.
  await database.pool.query(
    `update host_jobs set done_at = now(), result = '{"sound":true}' where name = 'ledger-check'`,
  );
  host = await startHost({ databaseUrl: database.url, env: { METRICS_PORT: '0' } });
  const player = host.client();
  await player.login('nobody', 'Nobody@2026');
  series = seriesOf(await (await fetch(metricsAddressOf(host))).text());
});
afterAll(async () => {
  await host.stop();
  await database.drop();
});

/** The names of metrics in a text, with the labels that it uses of each. */
function metricsIn(text: string): { name: string; labels: string[] }[] {
  return [...text.matchAll(/\b((?:portal|nodejs|process)_[a-z0-9_]+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', matchers = '']) => ({
      name,
      labels: [...matchers.matchAll(/(\w+)(?==)/g)].map(([label]) => label),
    }),
  );
}

interface Dashboard {
  panels: { title: string; targets?: { expr: string; legendFormat: string }[] }[];
}

const files = ['ops/grafana/portal.json', 'ops/prometheus/alerts.yml'] as const;
const textOf = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');
const dashboard = JSON.parse(textOf(files[0])) as Dashboard;
const expressions: Record<string, string[]> = {
  [files[0]]: dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  [files[1]]: [textOf(files[1])],
};

it.each(files)('OPS-5: %s uses only metrics and labels that the host exports', (file) => {
  const read = (expressions[file] ?? []).flatMap(metricsIn);
  expect(read.length).toBeGreaterThan(10);
  for (const { name, labels } of read) {
    const found = series.find((one) => one.name === name);
    expect([name, found !== undefined]).toEqual([name, true]);
    for (const label of labels)
      expect([name, Object.keys(found?.labels ?? {})]).toEqual([name, expect.arrayContaining([label])]);
  }
});

it('OPS-5: every metric of the portal is on the dashboard', () => {
  const own = new Set(
    series.map(({ name }) => name).filter((name) => /^portal_/.test(name) && !/_(sum|count)$/.test(name)),
  );
  expect(own.size).toBeGreaterThan(15);
  for (const name of own) expect(textOf(files[0])).toContain(name);
});

it('OPS-5: the alert of errors reads a counter that is exported as 0 before the first one', () => {
  // A series that begins at 1 does not increase, so the alert would miss the first error.
  const expr = /alert: PortalErrors\n\s+expr: (.+)/.exec(textOf(files[1]))?.[1] ?? '';
  const read = metricsIn(expr);
  expect(read).toEqual([{ name: 'portal_http_bugs_total', labels: [] }]);
  expect(series.filter(({ name }) => name === read[0]?.name)).toEqual([
    { id: 'portal_http_bugs_total', name: 'portal_http_bugs_total', labels: {}, value: 0 },
  ]);
});

it('OPS-5: groups expressions only by labels that the host or Prometheus sets', () => {
  const labels = new Set(['instance', 'job', ...series.flatMap((one) => Object.keys(one.labels))]);
  for (const text of Object.values(expressions).flat())
    for (const [, group = ''] of text.matchAll(/\bby \(([^)]*)\)/g))
      for (const label of group.split(',').map((part) => part.trim())) expect(labels).toContain(label);
});

it('OPS-5: counts a failed login under its route, with nothing of its payload in a label', () => {
  const login = series.filter(
    ({ name, labels }) => name === 'portal_http_requests_total' && labels.route === '/login',
  );
  expect(login.map(({ labels }) => [labels.method, labels.status])).toEqual([['POST', '422']]);
  expect(JSON.stringify(series)).not.toContain('nobody');
});

it.each(['', 'GET /metrics HTTP/1.1\r\n'])(
  'OPS-2: a connection to the metrics port on which only %j was sent does not delay a stop',
  async (sent) => {
    const other = await startHost({
      databaseUrl: database.url,
      env: { METRICS_PORT: '0', PORTAL_DIST: 'none' },
    });
    const socket = connect(Number(new URL(metricsAddressOf(other)).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.on('error', () => undefined).write(sent);
    // A stop that takes too long ends with 1.
    expect(await other.stop()).toBe(0);
    socket.destroy();
  },
);
