import { recoveryRequestsRepository } from '../../../api-host/repositories/recoveryRequests';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

it('takes no more requests than asked for, oldest first, also if the planner believes that there is one', async () => {
  const requests = recoveryRequestsRepository(database.db);
  const add = (subject: string) => requests.add({ kind: 'reset.password', subject });
  await add('nguoichoi0');
  // What autovacuum does while there is hardly a request.
  await database.pool.query('vacuum analyze recovery_requests');
  for (let count = 1; count < 5; count += 1) await add(`nguoichoi${count}`);
  const taken = await requests.take(2);
  expect(taken.map(({ subject }) => subject).sort()).toEqual(['nguoichoi0', 'nguoichoi1']);
});
