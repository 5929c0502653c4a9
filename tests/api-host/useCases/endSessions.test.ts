import { accountEventsRepository } from '../../../api-host/repositories/accountEvents';
import { endOtherSessions } from '../../../api-host/useCases/endSessions';
import { addPlayer } from '../../support/players';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

it('SAFE-3: records that other sessions were ended only if there were any', async () => {
  const { db, pool } = database;
  const playerId = await addPlayer(pool, 'tidy');
  for (const byte of ['01', '02'])
    await pool.query(
      `insert into sessions (token_hash, player_id, remember, expires_at)
       values (decode(repeat($2, 32), 'hex'), $1, false, now() + interval '1 day')`,
      [playerId, byte],
    );
  const caller = {
    ...{ address: null, userAgent: null },
    ...{ sessionHash: Buffer.alloc(32, 1), browserHash: null },
  };
  for (let times = 0; times < 3; times += 1) await endOtherSessions(db, { playerId, caller });
  const kinds = (await accountEventsRepository(db).newest(playerId, 9)).map(({ kind }) => kind);
  expect(kinds).toEqual(['session-ended']);
  const { rowCount } = await pool.query('select from sessions where player_id = $1', [playerId]);
  expect(rowCount).toBe(1);
});
