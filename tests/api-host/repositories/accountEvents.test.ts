import { accountEventsRepository } from '../../../api-host/repositories/accountEvents';
import { duringDeletion } from '../../support/duringDeletion';
import { addPlayer } from '../../support/players';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

it('SAFE-13: records nothing of an account that is deleted while the event waits', async () => {
  const { db, pool } = database;
  const playerId = await addPlayer(pool, 'leaving');
  const events = accountEventsRepository(db);
  const from = { address: '192.0.2.7', userAgent: 'Firefox' };
  await events.add({ playerId, kind: 'sign-in-failed', from });
  expect(await events.newest(playerId, 9)).toHaveLength(1);
  await duringDeletion(database, playerId, () => events.add({ playerId, kind: 'sign-in-failed', from }));
  expect(await events.newest(playerId, 9)).toEqual([]);
});
