import { passkeyChallengesRepository } from '../../../api-host/repositories/passkeyChallenges';
import { duringDeletion } from '../../support/duringDeletion';
import { addPlayer } from '../../support/players';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

it('SAFE-13: issues no challenge of an account that is deleted while its request waits', async () => {
  const { db, pool } = database;
  const playerId = await addPlayer(pool, 'leaving');
  const challenges = passkeyChallengesRepository(db);
  const relyingParty = { id: 'portal.example.vn', origin: 'https://portal.example.vn' };
  const issue = () => challenges.issue({ purpose: 'proof', playerId, relyingParty, userHandle: null });
  expect(await challenges.take(await issue(), 'proof', playerId)).toMatchObject({ playerId });
  await duringDeletion(database, playerId, issue);
  const { rows } = await pool.query('select from passkey_challenges where player_id = $1', [playerId]);
  expect(rows).toEqual([]);
});
