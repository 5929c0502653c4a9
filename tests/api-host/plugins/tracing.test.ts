import { fastify } from 'fastify';
import { Pool } from 'pg';
import { readConfig } from '../../../api-host/config';
import { openLog } from '../../../api-host/log';
import { metrics } from '../../../api-host/plugins/metrics';
import { gauges } from '../../../api-host/plugins/gauges';
import { tracing } from '../../../api-host/plugins/tracing';

// Loading any of these modules fails the test.
const loaded = (): never => {
  throw new Error('it was loaded');
};
jest.mock('@opentelemetry/api', () => loaded());
jest.mock('@opentelemetry/sdk-trace-base', () => loaded());
jest.mock('prom-client', () => loaded());

it('OPS-5: loads no module of traces or metrics unless they are configured', async () => {
  const app = fastify();
  const pool = new Pool();
  const deps = { config: readConfig({}), pool, log: openLog('silent') };
  await app.register(gauges);
  await app.register(tracing(deps));
  await app.register(metrics({ ...deps, db: {} as never }));
  await app.ready();
  expect(pool.listenerCount('connect')).toBe(0);
  await app.close();

  const on = { ...deps, config: readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }) };
  const other = fastify();
  await expect(other.register(tracing(on))).rejects.toThrow('it was loaded');
});
