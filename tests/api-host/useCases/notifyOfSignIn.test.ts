import { notifyOfSignIn } from '../../../api-host/useCases/notifyOfSignIn';
import { duringDeletion } from '../../support/duringDeletion';
import { addPlayer } from '../../support/players';
import { useTestDatabase } from '../../support/useTestDatabase';
import { testKeys } from '../../support/testKeys';

const database = useTestDatabase();

it('SAFE-13: sends nothing to the address of an account that is deleted while its sign-in waits', async () => {
  const { db, pool } = database;
  const playerId = await addPlayer(pool, 'leaving');
  await pool.query(`update players set email = $2, email_verified_at = now() where id = $1`, [
    playerId,
    'leaving@example.vn',
  ]);
  const limit = { tries: 9, seconds: 60 };
  const notify = () =>
    db.transaction().execute((trx) =>
      notifyOfSignIn(trx, testKeys, {
        ...{ playerId, sessionId: '1', browserHash: Buffer.alloc(32, 1) },
        ...{ from: { address: null, userAgent: null }, placeOf: () => null, at: new Date() },
        origin: 'https://portal.example.vn',
        caps: { email: limit, sms: limit },
        mayUse: () => true,
      }),
    );
  const written = async () => {
    const { rows } = await pool.query<{ links: number; messages: number }>(
      `select (select count(*)::int from links where player_id = $1) as links,
              (select count(*)::int from outbox where recipient = 'leaving@example.vn') as messages`,
      [playerId],
    );
    return rows[0];
  };
  await notify();
  expect(await written()).toEqual({ links: 1, messages: 1 });
  await duringDeletion(database, playerId, notify);
  expect(await written()).toEqual({ links: 0, messages: 0 });
});
