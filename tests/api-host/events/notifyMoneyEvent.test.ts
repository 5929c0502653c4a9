import { Client } from 'pg';
import { recordAction } from '../../../api-host/repositories/operatorActions';
import { refundCredit } from '../../../api-host/repositories/ledger';
import { notifyMoneyEvent, MONEY_EVENT_CHANNEL } from '../../../api-host/events/notifyMoneyEvent';
import { assignTransfer, settleTransfer } from '../../../api-host/repositories/transfers';
import { eventually } from '../../support/eventually';
import { addPlayer } from '../../support/players';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';

let database: TestDatabase;
let listener: Client;
let notified: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  listener = new Client({ connectionString: database.url });
  listener.on('notification', ({ payload = '' }) => notified.push(...payload.split(',')));
  await listener.connect();
  await listener.query(`listen ${MONEY_EVENT_CHANNEL}`);
});
beforeEach(() => (notified = []));
afterAll(async () => {
  await listener.end();
  await database.drop();
});

/** The ids of all players notified until now. Sends one more notification and awaits it, so that no earlier one is still in flight. */
async function notifiedIds(): Promise<string[]> {
  await database.pool.query('select pg_notify($1, $2)', [MONEY_EVENT_CHANNEL, 'end']);
  await eventually('the last notification', async () => notified.includes('end'));
  return notified.filter((payload) => payload !== 'end');
}

it('PAY-9: a host notifies the players whose money moved, several in one notification', async () => {
  for (const id of [7, 8, 7, 9]) notifyMoneyEvent(database.pool, id);
  await eventually('their notifications', async () => ['7', '8', '9'].every((id) => notified.includes(id)));
  expect(new Set(await notifiedIds())).toEqual(new Set(['7', '8', '9']));
});

it('PAY-9: an operator’s refund and assigned transfer notify in the same transaction', async () => {
  const id = await addPlayer(database.pool, 'lostandfound');
  const transfer = { provider: 'techcombank', externalId: 'FT1', amount: 10, content: 'x' };
  const topUp = { playerId: id, type: 'topup.bank-transfer', recharge: 1n, bonus: 0n };
  await settleTransfer(database.db, transfer, null);
  expect(await notifiedIds()).toEqual([]);
  notified = [];
  expect(await assignTransfer(database.db, transfer, topUp)).toBe(true);
  expect(await notifiedIds()).toEqual([String(id)]);
  notified = [];
  await database.db.transaction().execute(async (trx) => {
    const movement = { playerId: id, transactionId: await refundCredit(trx, id, 5, 'test') };
    const entry = { target: 'lostandfound', before: null, after: { kp: 5 }, movement };
    await recordAction(trx, { name: 'test', osUser: 'test' }, 'refund', entry);
  });
  expect(await notifiedIds()).toEqual([String(id)]);
});

it('a movement that is rolled back does not notify, and neither does the bank’s notice itself', async () => {
  const id = await addPlayer(database.pool, 'nothinghappened');
  const transfer = { provider: 'techcombank', externalId: 'FT2', amount: 10, content: 'x' };
  const topUp = { playerId: id, type: 'topup.bank-transfer', recharge: 1n, bonus: 0n };
  await settleTransfer(database.db, { ...transfer, externalId: 'FT3' }, topUp);
  await settleTransfer(database.db, transfer, null);
  const undone = database.db.transaction().execute(async (trx) => {
    await assignTransfer(trx, transfer, topUp);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await notifiedIds()).toEqual([]);
});
