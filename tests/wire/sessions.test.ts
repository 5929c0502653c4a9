import { startHost, type HostProcess } from '../support/startHost';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';

let database: TestDatabase;
let host: HostProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  host = await startHost({ databaseUrl: database.url });
});
afterAll(async () => {
  await host.stop();
  await database.drop();
});

it('LOGIN-4: a login answers 204, and /api/me knows the player from then on', async () => {
  const client = host.client();
  expect((await client.get('/api/me')).status).toBe(401);
  expect((await client.login()).status).toBe(204);
  expect((await client.get('/api/me')).json()).toMatchObject({ username: 'demo', credit: 0, debtCredit: 0 });
});
