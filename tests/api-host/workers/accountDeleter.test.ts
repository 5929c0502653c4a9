import { accountDeletionsRepository } from '../../../api-host/repositories/accountDeletions';
import { isErased } from '../../../api-host/repositories/accountErasure';
import { accountDeleter } from '../../../api-host/workers/accountDeleter';
import { eventually } from '../../support/eventually';
import { addPlayer } from '../../support/players';
import { useTestDatabase } from '../../support/useTestDatabase';
import { testDeps } from '../../support/testDeps';

const database = useTestDatabase();

it('SAFE-13: deletes an account although many that were due before it cannot be deleted', async () => {
  const { db, pool } = database;
  // A deletion fails at its first change: 25 that fail at their last would take a slow database a minute.
  await pool.query(`
    create function refuse_erasure() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse_erasure before insert on former_usernames
      for each row when (new.username like 'stuck%') execute function refuse_erasure()`);
  const due = async (name: string) => {
    const playerId = await addPlayer(pool, name);
    await accountDeletionsRepository(db).add(playerId, 0);
    return playerId;
  };
  for (let n = 0; n < 25; n += 1) await due(`stuck${n}`);
  const leaving = await due('leaving');
  const worker = accountDeleter(testDeps(database));
  worker.start();
  try {
    await eventually('the account is deleted', () => isErased(db, leaving));
  } finally {
    await worker.stop();
  }
});
