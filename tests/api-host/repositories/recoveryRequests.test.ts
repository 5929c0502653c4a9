import { recoveryRequestsRepository } from '../../../api-host/repositories/recoveryRequests';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

it('takes the oldest request that nobody else is answering, one at a time', async () => {
  const requests = recoveryRequestsRepository(database.db);
  const names = ['nguoichoi0', 'nguoichoi1', 'nguoichoi2'];
  for (const subject of names) await requests.add({ kind: 'reset.password', subject });
  await database.db.transaction().execute(async (trx) => {
    expect(await recoveryRequestsRepository(trx).take()).toMatchObject({ subject: names[0] });
    expect(await requests.take()).toMatchObject({ subject: names[1] });
  });
  expect(await requests.take()).toMatchObject({ subject: names[2] });
  expect(await requests.take()).toBeUndefined();
});
