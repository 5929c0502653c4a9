import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { hashPassword } from '../../../api-host/domain/passwords';
import { errorHandler } from '../../../api-host/plugins/errorHandler';
import { passwords } from '../../../api-host/plugins/passwords';
import { gauges } from '../../../api-host/plugins/gauges';
import { deferred } from '../../support/deferred';
import { eventually } from '../../support/eventually';

jest.mock('../../../api-host/domain/passwords', () => ({ hashPassword: jest.fn() }));
const hashing = jest.mocked(hashPassword);

let app: FastifyInstance;
let gate: ReturnType<typeof deferred>;
beforeEach(async () => {
  gate = deferred();
  hashing.mockReset().mockImplementation(async (password) => {
    await gate.promise;
    return `hash of ${password}`;
  });
  app = fastify();
  await app.register(errorHandler);
  await app.register(gauges);
  await app.register(passwords({ config: { hashesAtOnce: 1 } }));
  app.get<{ Params: { password: string } }>('/:password', (request) =>
    request.passwords.hash(request.params.password),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

const portOf = () => (app.server.address() as AddressInfo).port;
const hash = (password: string) => fetch(`http://127.0.0.1:${portOf()}/${password}`);
const connections = () =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

it('SAFE-8: when the queue is full it answers 503 at once, with Retry-After and a Vietnamese message', async () => {
  const taken = Array.from({ length: 33 }, (_, at) => hash(`p${at}`));
  const refused = await Promise.race([...taken, ...Array.from({ length: 5 }, () => hash('late'))]);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({
    statusCode: 503,
    message: expect.stringContaining('thử lại sau') as unknown,
  });
  expect(hashing).toHaveBeenCalledTimes(1);
  gate.resolve();
  await Promise.all(taken);
});

it('SAFE-8: hashes nothing for a client that has closed its connection', async () => {
  const first = hash('first');
  await eventually('the first is hashed', () => Promise.resolve(hashing.mock.calls.length === 1));
  const before = await connections();
  const leaver = connect(portOf(), '127.0.0.1');
  await once(leaver, 'connect');
  leaver.write('GET /leaver HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await eventually('the second is connected', async () => (await connections()) === before + 1);
  leaver.destroy();
  await eventually('the second has gone', async () => (await connections()) === before);
  gate.resolve();
  expect(await (await first).text()).toBe('hash of first');
  expect(await (await hash('last')).text()).toBe('hash of last');
  expect(hashing.mock.calls.map(([password]) => password)).toEqual(['first', 'last']);
});
