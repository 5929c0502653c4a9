import { acceptHotlineSms } from '../../../api-host/useCases/acceptHotlineSms';
import { duringDeletion } from '../../support/duringDeletion';
import { addPlayer } from '../../support/players';
import { testDeps } from '../../support/testDeps';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

it.each(['MXT', 'PTV'])(
  'SAFE-13: answers %s with no code if the account is deleted meanwhile',
  async (keyword) => {
    const { db, pool } = database;
    const username = `leaving_${keyword.toLowerCase()}`;
    const playerId = await addPlayer(pool, username);
    await pool.query(
      `update players set phone_number = '+84912345678', phone_verified_at = now() where id = $1`,
      [playerId],
    );
    const sms = { from: '0912345678', text: `${keyword} ${username}` };
    await duringDeletion(database, playerId, () =>
      db.transaction().execute((trx) => acceptHotlineSms(trx, sms, testDeps(database))),
    );
    const { rows } = await pool.query(
      `select from codes where player_id = $1 union all select from outbox where recipient = '+84912345678'`,
      [playerId],
    );
    expect(rows).toEqual([]);
  },
);
