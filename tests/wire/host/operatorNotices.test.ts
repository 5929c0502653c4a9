import { signatureFault } from '../../../api-host/domain/signature';
import { startAnsweringServer, type AnsweringServer } from '../../support/answeringServer';
import { eventually } from '../../support/eventually';
import { openMoneyWorld, type MoneyWorld } from '../../support/moneyWorld';
import { operate } from '../../support/operator';

/** Three workers act in turn, each every few seconds. */
const PATIENCE_MS = 60_000;
const SECRET = 'the-secret-of-the-alarms-in-these-tests';
let world: MoneyWorld;
let webhook: AnsweringServer;

beforeAll(async () => {
  webhook = await startAnsweringServer();
  webhook.answer = { status: 503, body: '' };
  world = await openMoneyWorld(2, {
    ALARM_EMAILS: 'ops@example.vn,boss@example.vn',
    ALARM_WEBHOOK_URL: `${webhook.url}alarms`,
    ALARM_WEBHOOK_SECRET: SECRET,
  });
});
afterAll(async () => {
  await webhook.close();
  expect(await world.close()).toEqual([]);
});

const inMailbox = async (to: string, subject: string): Promise<string[]> => {
  const { rows } = await world.pool.query<{ body: string }>(
    'select body from messages where recipient = $1 and subject like $2',
    [to, `%${subject}%`],
  );
  return rows.map(({ body }) => body);
};

it('OPS-5: reports a waiting transfer and its end by e-mail and webhook, once although two hosts run', async () => {
  const content = 'me nap tien cho con';
  await world.sandbox('/transfers', { id: 'FT1', method: 'techcombank', amount: 100_000, content });
  await world.pool.query(`update transfer_notices set received_at = now() - interval '10 minutes'`);
  await eventually(
    'the e-mail is there',
    async () => (await inMailbox('ops@example.vn', '1 new')).length > 0,
    PATIENCE_MS,
  );
  const [text = ''] = await inMailbox('ops@example.vn', '1 new');
  expect(text).toContain('transfer-waiting: techcombank/FT1');
  expect(text).toContain('amount 100000');
  expect(text).not.toContain('me nap');

  // A webhook that is down delays the notice but does not lose it.
  await eventually('the webhook was called', async () => webhook.requests.length > 0);
  webhook.answer = { status: 204, body: '' };
  await eventually(
    'the call was repeated',
    async () => {
      const { rowCount } = await world.pool.query(`select from outbox where channel = 'webhook'`);
      return rowCount === 0;
    },
    PATIENCE_MS,
  );
  const ids = new Set(webhook.requests.map(({ headers }) => headers['idempotency-key']));
  expect(ids.size).toBe(1);
  for (const { headers, body } of webhook.requests) {
    expect(JSON.parse(body)).toMatchObject({
      id: headers['idempotency-key'],
      alarms: [
        { event: 'raised', kind: 'transfer-waiting', subject: 'techcombank/FT1', facts: { amount: 100_000 } },
      ],
    });
    const signed = {
      timestamp: String(headers['x-timestamp']),
      signature: String(headers['x-signature']),
      path: '/alarms',
      rawBody: Buffer.from(body),
    };
    expect(signatureFault(SECRET, signed, Date.now())).toBeNull();
  }

  const player = await world.newPlayer(0);
  await operate(world.url, ['transfers', 'assign', 'techcombank', 'FT1', player.username, '--yes']);
  // Skips the pause between two messages.
  await world.pool.query(
    `update host_jobs set done_at = now() - interval '1 hour' where name = 'alarm-notices'`,
  );
  await eventually(
    'its end is told',
    async () => (await inMailbox('boss@example.vn', '1 closed')).length > 0,
    PATIENCE_MS,
  );
  for (const to of ['ops@example.vn', 'boss@example.vn']) {
    expect(await inMailbox(to, '1 new')).toHaveLength(1);
    expect(await inMailbox(to, '1 closed')).toHaveLength(1);
  }
});
