import { claimJob, finishJob } from '../../../api-host/repositories/hostJobs';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

it('OPS-1: a job that was done before the database’s clock was set back is due', async () => {
  const due = () => claimJob(database.db, 'ledger-check', { everySeconds: 86_400, leaseSeconds: 60 });
  await finishJob(database.db, 'ledger-check', null);
  expect(await due()).toBe(false);
  await database.pool.query(`update host_jobs set done_at = now() + interval '1 day'`);
  expect(await due()).toBe(true);
});
