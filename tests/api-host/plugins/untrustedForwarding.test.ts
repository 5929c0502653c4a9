import { fastify } from 'fastify';
import pino from 'pino';
import { untrustedForwarding } from '../../../api-host/plugins/untrustedForwarding';

const app = fastify({ trustProxy: ['127.0.0.1', '10.0.0.0/8', '2001:db8:1::/48'] });
beforeAll(async () => {
  await app.register(untrustedForwarding({ log: pino({ level: 'silent' }) }));
  app.get('/', ({ ip }) => ip);
});
afterAll(() => app.close());

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:50123', '203.0.113.9'],
  ['203.0.113.9:50123, 10.0.0.1', '203.0.113.9'],
  ['203.0.113.9:50123,10.0.0.1:443', '203.0.113.9'],
  ['[2001:db8:7::1]:50123, [2001:db8:1::1]:443', '2001:db8:7::1'],
  ['198.51.100.1, 203.0.113.9:50123, 10.0.0.1:443', '203.0.113.9'],
])('SAFE-14: X-Forwarded-For %s comes from %s: proxies may write ports', async (forwarded, address) => {
  const { body } = await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } });
  expect(body).toBe(address);
});
