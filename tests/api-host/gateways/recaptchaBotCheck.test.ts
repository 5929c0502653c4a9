import { recaptchaBotCheck } from '../../../api-host/gateways/recaptchaBotCheck';
import { startAnsweringServer, type AnsweringServer } from '../../support/answeringServer';

let server: AnsweringServer;
let elsewhere: AnsweringServer;
beforeEach(async () => {
  server = await startAnsweringServer();
  elsewhere = await startAnsweringServer();
});
afterEach(() => Promise.all([server.close(), elsewhere.close()]));

describe('reCAPTCHA', () => {
  const check = () =>
    recaptchaBotCheck({ secret: 'google-secret', verifyUrl: server.url, leastScore: 0.5 }).verify(
      'token',
      'registerFormSubmit',
      '203.0.113.7',
    );

  it('receives the secret, the token and the address', async () => {
    server.answer = { status: 200, body: '{"success":true,"score":0.9,"action":"registerFormSubmit"}' };
    expect(await check()).toBe('human');
    expect(Object.fromEntries(new URLSearchParams(server.requests[0]?.body))).toEqual({
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
    server.answer = { status, body };
    expect(await check()).toBe(expected);
  });

  it('does not follow a redirect with its secret', async () => {
    server.answer = { status: 307, body: '', headers: { Location: elsewhere.url } };
    expect(await check()).toBe('unclear');
    expect(elsewhere.requests).toEqual([]);
  });

  it('is unclear, never human, when unreachable', async () => {
    await server.close();
    expect(await check()).toBe('unclear');
  });
});
