import { calls } from '@portal/contract';
import { buildApp } from '../../api-host/buildApp';
import { readConfig } from '../../api-host/config';
import { openLog } from '../../api-host/log';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('API-4: every call of the contract is answered', async () => {
  const { db, pool } = database;
  const publicOrigin = () => 'http://127.0.0.1';
  const deps = {
    config: readConfig({}),
    db,
    pool,
    log: openLog('silent'),
    clock: () => new Date(),
    publicOrigin,
  };
  const app = await buildApp(deps, async () => ({ ready: true }));
  expect(calls.filter(({ method, path }) => !app.hasRoute({ method, url: path }))).toEqual([]);
  await app.close();
});
