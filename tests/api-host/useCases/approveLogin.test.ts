import { accountsRepository } from '../../../api-host/repositories/accounts';
import { approveLogin } from '../../../api-host/useCases/approveLogin';
import { duringDeletion } from '../../support/duringDeletion';
import { addPlayer } from '../../support/players';
import { useTestDatabase } from '../../support/useTestDatabase';
import { testKeys } from '../../support/testKeys';

const database = useTestDatabase();

it('SAFE-13: sends no code to an account that is deleted while its sign-in waits', async () => {
  const { db, pool } = database;
  const playerId = await addPlayer(pool, 'leaving');
  await pool.query(
    `update players set email = 'leaving@example.vn', email_verified_at = now(), approves_login = true where id = $1`,
    [playerId],
  );
  const account = await accountsRepository(db).byId(playerId);
  const from = { address: null, userAgent: null };
  const check = approveLogin(db, testKeys, () => true);
  const demand = await duringDeletion(database, playerId, () =>
    check({ account, from, knownBrowser: false, proofs: {} }),
  );
  expect(demand).toMatchObject({ failed: false });
  const { rows } = await pool.query(
    `select from codes where player_id = $1 union all select from outbox where recipient = 'leaving@example.vn'`,
    [playerId],
  );
  expect(rows).toEqual([]);
});
