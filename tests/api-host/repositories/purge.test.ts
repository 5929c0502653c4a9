import { knownBrowsersRepository } from '../../../api-host/repositories/knownBrowsers';
import { sessionsRepository } from '../../../api-host/repositories/sessions';
import { addPlayer } from '../../support/players';
import { useTestDatabase } from '../../support/useTestDatabase';
import { waitForLockWaits } from '../../support/waitForLockWaits';

const database = useTestDatabase();

it('waits for no row that a sign-in holds, which may wait for one that it has deleted', async () => {
  const { db, pool } = database;
  const playerId = await addPlayer(pool, 'gone');
  const [held, free] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  for (const token of [held, free])
    await pool.query(
      `insert into sessions (token_hash, player_id, remember, expires_at) values ($1, $2, false, now() - interval '1 minute')`,
      [token, playerId],
    );
  const signIn = await pool.connect();
  await signIn.query('begin');
  await signIn.query('select from sessions where token_hash = $1 for update', [held]);
  const purged = sessionsRepository(db).purgeExpired();
  const first = await Promise.race([
    purged.then(() => 'it is done'),
    waitForLockWaits(pool).then(() => 'it waits'),
  ]);
  await signIn.query('commit');
  signIn.release();
  await purged;
  expect(first).toBe('it is done');
});

it('keeps a row that is being renewed', async () => {
  const { db, pool } = database;
  await addPlayer(pool, 'returning');
  const browser = { hash: Buffer.alloc(32, 7), former: [] };
  await knownBrowsersRepository(db).add('returning', browser, 'year');
  await pool.query(`update known_browsers set expires_at = now() - interval '1 minute'`);
  await db.transaction().execute(async (trx) => {
    await knownBrowsersRepository(trx).add('returning', browser, 'year');
    await knownBrowsersRepository(db).purgeExpired();
  });
  expect(await knownBrowsersRepository(db).trustedOf('returning', [browser.hash])).toEqual(browser.hash);
});
