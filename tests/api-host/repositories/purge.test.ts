import { knownBrowsersRepository } from '../../../api-host/repositories/knownBrowsers';
import { addPlayer } from '../../support/players';
import { useTestDatabase } from '../../support/useTestDatabase';
import { waitForLockWaits } from '../../support/waitForLockWaits';

const database = useTestDatabase();

it('keeps a row that was renewed after it was found expired', async () => {
  const { db, pool } = database;
  await addPlayer(pool, 'returning');
  const browser = Buffer.alloc(32, 7);
  await knownBrowsersRepository(db).add('returning', browser, 'year');
  await pool.query(`update known_browsers set expires_at = now() - interval '1 minute'`);
  const purges: Promise<void>[] = [];
  await db.transaction().execute(async (trx) => {
    await knownBrowsersRepository(trx).add('returning', browser, 'year');
    purges.push(knownBrowsersRepository(db).purgeExpired());
    await waitForLockWaits(pool);
  });
  await Promise.all(purges);
  expect(await knownBrowsersRepository(db).isTrusted('returning', browser)).toBe(true);
});
