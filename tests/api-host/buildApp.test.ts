import type { FastifyInstance } from 'fastify';
import { calls } from '@portal/contract';
import { operations } from '@portal/contract/openapi';
import { buildApp } from '../../api-host/buildApp';
import { readConfig } from '../../api-host/config';
import { openLog } from '../../api-host/log';
import { openApiText } from '../../scripts/openapi';
import { routesOf } from '../support/routesOf';
import { useTestDatabase } from '../support/useTestDatabase';
import { testKeys } from '../support/testKeys';

const database = useTestDatabase();

async function openApp(env: Record<string, string> = {}, log = openLog('silent')): Promise<FastifyInstance> {
  const { db, pool } = database;
  const deps = {
    // Passkeys need a host name (docs/decisions/0088).
    config: readConfig({ PUBLIC_URL: 'http://localhost:8080', ...env }),
    db,
    pool,
    findSession: () => Promise.resolve(undefined),
    log,
    keys: testKeys,
    clock: () => new Date(),
    placeOf: () => null,
    publicOrigin: () => 'http://127.0.0.1',
  };
  return buildApp(deps, async () => ({ ready: true }));
}

it('SAFE-14: the log says that PORTAL_DIST contains no portal, unless this host is to serve none', async () => {
  const log = openLog('silent');
  const warn = jest.spyOn(log, 'warn').mockReturnValue();
  const served = [{ PORTAL_DIST: '/none/such' }, { PORTAL_DIST: 'none' }];
  for (const env of served) await (await openApp(env, log)).close();
  expect(warn.mock.calls).toEqual([
    [{ folder: '/none/such' }, 'the portal is not built: run npm run build, or correct PORTAL_DIST'],
  ]);
});

it('API-4: has a route for every call of the contract', async () => {
  const app = await openApp();
  expect(calls.filter(({ method, path }) => !app.hasRoute({ method, url: path }))).toEqual([]);
  await app.close();
});

/** Routes that the portal never calls, with their callers: operators, gateways, the sandbox, the portal's own files. */
const hostOnly: Readonly<Record<string, string>> = {
  'GET /api/openapi.json': 'the contract, in development',
  'GET /health': 'operators',
  'GET /ready': 'operators',
  'POST /api/transfer-notices/:provider': 'banks and wallets (docs/gateways.md)',
  'POST /api/bank-feeds/:feed': 'services that watch bank accounts (docs/gateways.md)',
  'POST /api/hotline-messages': "the hotline's gateway (docs/gateways.md)",
  'GET /*': 'the portal',
};

it('HOST-6: every route of the host is in the OpenAPI document, or listed as used by others than the portal', async () => {
  const app = await openApp();
  await app.ready();
  const routes = routesOf(app).filter((route) => !/ \/sandbox(\/|$)/.test(route));
  expect(routes.length).toBeGreaterThan(calls.length);
  expect(routes.filter((route) => !(route in operations) && !(route in hostOnly))).toEqual([]);
  expect(Object.keys(hostOnly).filter((route) => !routes.includes(route))).toEqual([]);
  await app.close();
});

it('HOST-6: serves GET /api/openapi.json in development only', async () => {
  const development = await openApp();
  const production = await openApp({ NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example' });
  const answer = await development.inject('/api/openapi.json');
  expect([answer.statusCode, answer.json()]).toEqual([200, JSON.parse(openApiText())]);
  expect((await production.inject('/api/openapi.json')).statusCode).toBe(404);
  await Promise.all([development.close(), production.close()]);
});
