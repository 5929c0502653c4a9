import { purgeExpiredCredentials } from '../../../api-host/repositories/expiredCredentials';
import { addPlayer } from '../../support/players';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

it('SAFE-5: removes the removal of a lost factor once it has lapsed, 7 days after its wait', async () => {
  const { db, pool } = database;
  const [usable, lapsed] = [await addPlayer(pool, 'usable'), await addPlayer(pool, 'lapsed')];
  await pool.query(
    `insert into factor_removals (player_id, due_at)
     values ($1, now() - interval '7 days' + interval '1 hour'), ($2, now() - interval '7 days')`,
    [usable, lapsed],
  );
  await purgeExpiredCredentials(db);
  const { rows } = await pool.query('select player_id from factor_removals');
  expect(rows).toEqual([{ player_id: usable }]);
});
