import Fastify from 'fastify';
import { errorHandler } from '../../../api-host/plugins/errorHandler';
import { hotlineRoutes } from '../../../api-host/routes/hotline';
import { testDeps } from '../../support/testDeps';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

it('asks the database nothing for a flood of unsigned reports, except once a minute for the alarm', async () => {
  const app = Fastify();
  await app.register(errorHandler);
  await app.register(hotlineRoutes(testDeps(database)));
  const forged = () => app.inject({ method: 'POST', url: '/api/hotline-messages', payload: '{}' });
  expect((await forged()).statusCode).toBe(401);
  const { rows } = await database.pool.query('select kind from alarms');
  expect(rows).toEqual([{ kind: 'hotline-forged' }]);
  const queries = jest.spyOn(database.pool, 'query');
  const connections = jest.spyOn(database.pool, 'connect');
  for (let call = 0; call < 5; call += 1) expect((await forged()).statusCode).toBe(401);
  expect([...queries.mock.calls, ...connections.mock.calls]).toEqual([]);
  await app.close();
});
