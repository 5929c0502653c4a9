import { eraseAccount } from '../../../api-host/repositories/accountErasure';
import { accountEventsRepository } from '../../../api-host/repositories/accountEvents';
import { accountsRepository } from '../../../api-host/repositories/accounts';
import { addPlayer } from '../../support/players';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';
import { waitForLockWaits } from '../../support/waitForLockWaits';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('SAFE-13: records nothing of an account that is deleted while the event waits', async () => {
  const { db, pool } = database;
  const playerId = await addPlayer(pool, 'leaving');
  const events = accountEventsRepository(db);
  const from = { address: '192.0.2.7', userAgent: 'Firefox' };
  await events.add({ playerId, kind: 'sign-in-failed', from });
  expect(await events.newest(playerId, 9)).toHaveLength(1);
  const adding: Promise<void>[] = [];
  await db.transaction().execute(async (trx) => {
    const account = await accountsRepository(trx).lockWhole(playerId);
    adding.push(events.add({ playerId, kind: 'sign-in-failed', from }));
    await waitForLockWaits(pool);
    await eraseAccount(trx, account);
  });
  await Promise.all(adding);
  expect(await events.newest(playerId, 9)).toEqual([]);
});
