import { sendSecurityCode } from '../../../api-host/useCases/sendSecurityCode';
import { duringDeletion } from '../../support/duringDeletion';
import { addPlayer } from '../../support/players';
import { useTestDatabase } from '../../support/useTestDatabase';
import { testKeys } from '../../support/testKeys';

const database = useTestDatabase();

it('SAFE-13: sends no code to an account that is deleted while its request waits', async () => {
  const { db, pool } = database;
  const playerId = await addPlayer(pool, 'leaving');
  await pool.query(
    `update players set phone_number = '+84912345678', phone_verified_at = now() where id = $1`,
    [playerId],
  );
  const send = () =>
    sendSecurityCode(db, testKeys, {
      ...{ playerId, action: 'confirm.payment', channel: undefined },
      mayUse: () => true,
    });
  expect(await duringDeletion(database, playerId, send)).toBe(false);
  const { rows } = await pool.query(
    `select from codes where player_id = $1 union all select from outbox where recipient = '+84912345678'`,
    [playerId],
  );
  expect(rows).toEqual([]);
});
