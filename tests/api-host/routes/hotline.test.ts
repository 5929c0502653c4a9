import Fastify from 'fastify';
import { signedHeaders } from '../../../api-host/domain/signature';
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

it('SAFE-10: accepts two secrets while the gateway changes from one to the other, and no third', async () => {
  const [former = '', next = '', third = ''] = ['f', 'n', 't'].map((letter) => letter.repeat(40));
  const app = Fastify();
  await app.register(errorHandler);
  await app.register(hotlineRoutes(testDeps(database, { HOTLINE_SECRET: `${next},${former}` })));
  const send = async (secret: string, at = Date.now()) => {
    const payload = JSON.stringify({ id: `${secret[0]}-1`, from: '0912345678', text: 'MXT nobody' });
    const content = { path: '/api/hotline-messages', rawBody: payload };
    const headers = signedHeaders(secret, content, at);
    return (await app.inject({ method: 'POST', url: content.path, payload, headers })).statusCode;
  };
  expect([await send(former), await send(next), await send(third)]).toEqual([200, 200, 401]);
  const late = Date.now() - 400_000;
  expect([await send(former, late), await send(next, late), await send(third, late)]).toEqual([
    503, 503, 401,
  ]);
  await app.close();
});

it('asks for a report again that is signed correctly but too long ago, and does not call it forged', async () => {
  await database.pool.query('delete from alarms');
  const secret = 'h'.repeat(40);
  const app = Fastify();
  await app.register(errorHandler);
  await app.register(hotlineRoutes(testDeps(database, { HOTLINE_SECRET: secret })));
  const payload = JSON.stringify({ id: 'late-1', from: '0912345678', text: 'MXT nobody' });
  const send = (at: number) =>
    app.inject({
      method: 'POST',
      url: '/api/hotline-messages',
      payload,
      headers: signedHeaders(secret, { path: '/api/hotline-messages', rawBody: payload }, at),
    });
  const late = await send(Date.now() - 400_000);
  expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '60']);
  const { rows } = await database.pool.query('select kind from alarms');
  expect(rows).toEqual([{ kind: 'clock-differs' }]);
  expect((await send(Date.now())).json()).toEqual({ status: 'taken' });
  await app.close();
});
