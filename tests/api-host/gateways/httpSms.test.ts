import { signatureFault } from '../../../api-host/domain/signature';
import { httpSms } from '../../../api-host/gateways/httpSms';
import { startAnsweringServer, type AnsweringServer } from '../../support/answeringServer';

let server: AnsweringServer;
beforeEach(async () => {
  server = await startAnsweringServer();
});
afterEach(() => server.close());

describe('the HTTP SMS gateway', () => {
  const secret = 'the-secret-of-the-sms-gateway-in-tests';
  const message = { id: 'id-1', channel: 'sms', to: '+84912345678', text: 'Mã 123456', attempts: 1 } as const;
  const send = () =>
    httpSms({ url: server.url, secret }, () => new Date()).send(message, new AbortController().signal);

  it('receives a signed call with the id of the message', async () => {
    server.answer = { status: 202, body: '' };
    expect(await send()).toEqual({ status: 'sent' });
    const [call] = server.requests;
    expect(JSON.parse(call?.body ?? '')).toEqual({ id: 'id-1', to: '+84912345678', text: 'Mã 123456' });
    expect(call?.headers['idempotency-key']).toBe('id-1');
    const signed = {
      timestamp: String(call?.headers['x-timestamp']),
      signature: String(call?.headers['x-signature']),
      path: '/',
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
  ])('treats a response %i %s as %s', async (status, body, expected) => {
    server.answer = { status, body };
    expect(await send()).toMatchObject({ status: expected });
  });

  it('gives a reason that a database can store', async () => {
    server.answer = {
      status: 422,
      body: JSON.stringify({ status: 'refused', reason: `no\0 ${'x'.repeat(195)}🔒` }),
    };
    expect(await send()).toEqual({ status: 'refused', reason: `no\ufffd ${'x'.repeat(195)}\ufffd` });
  });
});
