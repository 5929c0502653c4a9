import { sendOwnEmailVerification } from '../../../api-host/useCases/sendEmailVerification';
import { duringDeletion } from '../../support/duringDeletion';
import { addPlayer } from '../../support/players';
import { useTestDatabase } from '../../support/useTestDatabase';
import { testKeys } from '../../support/testKeys';

const database = useTestDatabase();

it('SAFE-13: sends no link to an account that is deleted while its request waits', async () => {
  const { db, pool } = database;
  const playerId = await addPlayer(pool, 'leaving');
  await pool.query(`update players set email = 'leaving@example.vn' where id = $1`, [playerId]);
  const send = () =>
    sendOwnEmailVerification(db, testKeys, { playerId, origin: 'https://portal.example.vn' });
  expect(await duringDeletion(database, playerId, send)).toBe('no address');
  const { rows } = await pool.query(
    `select from links where player_id = $1 union all select from outbox where recipient = 'leaving@example.vn'`,
    [playerId],
  );
  expect(rows).toEqual([]);
});
