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

it('SAFE-3: lists a sign-in after however many failed ones, and failed ones among many others', async () => {
  const { db, pool } = database;
  const events = accountEventsRepository(db);
  const add = async (username: string, ...kinds: string[]) => {
    const playerId = await addPlayer(pool, username);
    for (const kind of kinds)
      await pool.query('insert into account_events (player_id, kind) values ($1, $2)', [playerId, kind]);
    return playerId;
  };
  const listed = async (playerId: number) =>
    (await events.newest(playerId, 6)).map(({ kind }) => kind).join(' ');
  const failed = 'sign-in-failed';
  const attacked = await add('attacked', 'registered', 'signed-in', ...Array<string>(9).fill(failed));
  expect(await listed(attacked)).toBe(`${failed} ${failed} ${failed} signed-in registered`);
  const busy = await add('busy', 'registered', failed, ...Array<string>(9).fill('signed-in'));
  expect(await listed(busy)).toBe(`signed-in signed-in signed-in signed-in signed-in ${failed}`);
});
