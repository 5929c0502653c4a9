import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { signatureFault } from '../../../api-host/domain/signature';
import { httpSms } from '../../../api-host/gateways/httpSms';
import { recaptchaBotCheck } from '../../../api-host/gateways/recaptchaBotCheck';

interface Seen {
  headers: IncomingHttpHeaders;
  body: string;
}

let server: Server;
let url: string;
let answer: { status: number; body: string };
let seen: Seen[];

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      seen.push({ headers: request.headers, body });
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('the HTTP SMS gateway', () => {
  const secret = 'the-secret-of-the-sms-gateway-in-tests';
  const message = { id: 'id-1', channel: 'sms', to: '+84912345678', text: 'Mã 123456', attempts: 1 } as const;
  const send = () => httpSms({ url, secret }, () => new Date()).send(message);

  it('gets a signed call that names the message', async () => {
    answer = { status: 202, body: '' };
    expect(await send()).toEqual({ status: 'sent' });
    const [call] = seen;
    expect(JSON.parse(call?.body ?? '')).toEqual({ id: 'id-1', to: '+84912345678', text: 'Mã 123456' });
    expect(call?.headers['idempotency-key']).toBe('id-1');
    const signed = {
      timestamp: String(call?.headers['x-timestamp']),
      signature: String(call?.headers['x-signature']),
      rawBody: Buffer.from(call?.body ?? ''),
    };
    expect(signatureFault(secret, signed, Date.now())).toBeNull();
  });

  it.each([
    [422, '{"status":"refused","reason":"no such number"}', 'refused'],
    [404, '<html>proxy</html>', 'later'],
    [401, '{"status":"unauthorized"}', 'later'],
    [500, '{"status":"refused"}', 'later'],
    [302, '', 'later'],
  ])('an answer %i %s means %s', async (status, body, expected) => {
    answer = { status, body };
    expect(await send()).toMatchObject({ status: expected });
  });
});

describe('reCAPTCHA', () => {
  const check = () =>
    recaptchaBotCheck({ secret: 'google-secret', verifyUrl: url, leastScore: 0.5 }).verify(
      'token',
      'registerFormSubmit',
      '203.0.113.7',
    );

  it('is asked with the secret, the token and the address', async () => {
    answer = { status: 200, body: '{"success":true,"score":0.9,"action":"registerFormSubmit"}' };
    expect(await check()).toBe('human');
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
      secret: 'google-secret',
      response: 'token',
      remoteip: '203.0.113.7',
    });
  });

  it.each([
    ['a low score', 200, '{"success":true,"score":0.4,"action":"registerFormSubmit"}', 'bot'],
    ['another action', 200, '{"success":true,"score":0.9,"action":"forgotPasswordFormSubmit"}', 'bot'],
    ['no score', 200, '{"success":true,"action":"registerFormSubmit"}', 'bot'],
    ['a used token', 200, '{"success":false,"error-codes":["timeout-or-duplicate"]}', 'bot'],
    ['a fault of Google', 500, '', 'unclear'],
    ['no JSON', 200, '<html>', 'unclear'],
    ['something else', 200, '[]', 'unclear'],
  ])('%s', async (_, status, body, expected) => {
    answer = { status, body };
    expect(await check()).toBe(expected);
  });

  it('nobody there is unclear, never human', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(await check()).toBe('unclear');
    server = createServer().listen(0);
  });
});
