import { startHost, type HostProcess } from '../../support/startHost';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

let host: HostProcess | undefined;
afterEach(() => host?.stop());

it.each<[string, Record<string, string>]>([
  ['metrics', { METRICS_PORT: '0' }],
  ['traces', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }],
])('OPS-5: npm start loads the modules of %s, which only these settings require', async (_, env) => {
  host = await startHost({
    databaseUrl: database.url,
    // The program of `npm start`, uncompiled; PORTAL_DIST: it need not build.
    program: 'scripts/start.cjs',
    env: { PORTAL_DIST: 'none', ...env },
  });
  expect((await fetch(`${host.origin}/ready`)).status).toBe(200);
});
