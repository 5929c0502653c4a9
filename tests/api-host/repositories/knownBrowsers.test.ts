import { knownBrowsersRepository } from '../../../api-host/repositories/knownBrowsers';
import { duringDeletion } from '../../support/duringDeletion';
import { addPlayer } from '../../support/players';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

it('SAFE-13: keeps no browser of an account that is deleted while its sign-in waits', async () => {
  const { db, pool } = database;
  const playerId = await addPlayer(pool, 'leaving');
  const browsers = knownBrowsersRepository(db);
  const browser = Buffer.alloc(32, 1);
  expect(await browsers.add('leaving', browser, 'none')).toBe(true);
  const isNew = await duringDeletion(database, playerId, () =>
    browsers.add('leaving', Buffer.alloc(32, 2), 'none'),
  );
  expect(isNew).toBe(false);
  const { rowCount } = await pool.query('select from known_browsers where player_id = $1', [playerId]);
  expect(rowCount).toBe(0);
});
