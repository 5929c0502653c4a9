import { sql } from 'kysely';
import { openLog } from '../../../api-host/log';
import { recoveryRequestsRepository } from '../../../api-host/repositories/recoveryRequests';
import { recoveryAnswerer } from '../../../api-host/workers/recoveryAnswerer';
import { eventually } from '../../support/eventually';
import { addPlayer } from '../../support/players';
import { testDeps } from '../../support/testDeps';
import { useTestDatabase } from '../../support/useTestDatabase';
import { waitForLockWaits } from '../../support/waitForLockWaits';

const database = useTestDatabase();

it('answers requests for the same addresses in opposite orders on two hosts without a deadlock', async () => {
  const { db, pool } = database;
  for (const username of ['first', 'second'])
    await pool.query(`update players set email = $2, email_verified_at = now() where id = $1`, [
      await addPlayer(pool, username),
      `${username}@example.vn`,
    ]);
  const others = Array.from({ length: 18 }, (_, index) => `nobody${index}`);
  for (const subject of ['first', ...others, 'second', 'second', ...others, 'first'])
    await recoveryRequestsRepository(db).add({ kind: 'reset.password', subject });
  const faults: string[] = [];
  const log = openLog('warn', { write: (line) => void faults.push(line) });
  const workers = [1, 2].map(() => recoveryAnswerer({ ...testDeps(database), log }));
  await db.transaction().execute(async (trx) => {
    await sql`lock table rate_limits in exclusive mode`.execute(trx);
    for (const worker of workers) worker.start();
    await waitForLockWaits(pool, 2);
  });
  await eventually('all are answered', async () => {
    const { rowCount } = await pool.query('select from recovery_requests');
    return rowCount === 0;
  });
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(faults).toEqual([]);
  expect((await pool.query('select from outbox')).rowCount).toBe(4);
});
