import { signatureFault } from '../../../api-host/domain/signature';
import { alarmWebhook } from '../../../api-host/gateways/alarmWebhook';
import { startAnsweringServer, type AnsweringServer } from '../../support/answeringServer';

let server: AnsweringServer;
beforeEach(async () => {
  server = await startAnsweringServer();
});
afterEach(() => server.close());

const secret = 'the-secret-of-the-alarms-in-these-tests';
const message = {
  id: 'id-1',
  channel: 'webhook',
  to: 'ALARM_WEBHOOK_URL',
  text: '{"alarms":[]}',
  attempts: 1,
} as const;
const send = () =>
  alarmWebhook({ url: `${server.url}hooks/1`, secret }, () => new Date()).send(
    message,
    new AbortController().signal,
  );

it('OPS-5: sends a notice as a signed call with its id', async () => {
  expect(await send()).toEqual({ status: 'sent' });
  const [call] = server.requests;
  expect(JSON.parse(call?.body ?? '')).toEqual({ id: 'id-1', alarms: [] });
  expect(call?.headers['idempotency-key']).toBe('id-1');
  const signed = {
    timestamp: String(call?.headers['x-timestamp']),
    signature: String(call?.headers['x-signature']),
    path: '/hooks/1',
    rawBody: Buffer.from(call?.body ?? ''),
  };
  expect(signatureFault(secret, signed, Date.now())).toBeNull();
});

it.each([301, 400, 404, 429, 500])('OPS-5: retries later after a response %i', async (status) => {
  server.answer = { status, body: '' };
  expect(await send()).toEqual({ status: 'later', reason: `HTTP ${status}` });
});
