import { calls } from '@portal/contract';
import { answeredCalls, buildApp, comingCalls } from '../../../api-host/buildApp';
import { readConfig } from '../../../api-host/config';
import { openLog } from '../../../api-host/log';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';

jest.setTimeout(60_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('API-4: every call of the contract is answered, or stands in the list of those to come', async () => {
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
  const names = calls.map(({ method, path }) => `${method} ${path}`);
  expect(comingCalls.filter((name) => !names.includes(name))).toEqual([]);
  const routes = ({ method, path }: (typeof calls)[number]) => app.hasRoute({ method, url: path });
  expect(answeredCalls.filter((call) => !routes(call as (typeof calls)[number]))).toEqual([]);
  expect(calls.filter((call) => routes(call) !== answeredCalls.includes(call))).toEqual([]);
  await app.close();
});
