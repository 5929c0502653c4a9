import { Client } from 'pg';
import { recordAction } from '../../../api-host/repositories/operatorActions';
import { refundCredit } from '../../../api-host/repositories/operatorMoney';
import { announceMoney, NEWS_CHANNEL } from '../../../api-host/repositories/moneyNews';
import { assignTransfer, settleTransfer } from '../../../api-host/repositories/transfers';
import { eventually } from '../../support/eventually';
import { addPlayer } from '../../support/players';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';

// The first test file of a run starts the database.
jest.setTimeout(60_000);

let database: TestDatabase;
let listener: Client;
let heard: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  listener = new Client({ connectionString: database.url });
  listener.on('notification', ({ payload = '' }) => heard.push(...payload.split(',')));
  await listener.connect();
  await listener.query(`listen ${NEWS_CHANNEL}`);
});
beforeEach(() => (heard = []));
afterAll(async () => {
  await listener.end();
  await database.drop();
});

/** The announcements up to now: one more is sent and waited for. */
async function announced(): Promise<string[]> {
  await database.pool.query('select pg_notify($1, $2)', [NEWS_CHANNEL, 'end']);
  await eventually('all is heard', async () => heard.includes('end'));
  return heard.filter((payload) => payload !== 'end');
}

it('PAY-9: a host announces whose money moved, many in few', async () => {
  for (const id of [7, 8, 7, 9]) announceMoney(database.pool, id);
  await eventually('they are heard', async () => ['7', '8', '9'].every((id) => heard.includes(id)));
  expect(new Set(await announced())).toEqual(new Set(['7', '8', '9']));
});

it('PAY-9: an operator’s refund and the transfer he assigns are announced with the change', async () => {
  const id = await addPlayer(database.pool, 'lostandfound');
  const transfer = { provider: 'techcombank', externalId: 'FT1', amount: 10, content: 'x' };
  const topUp = { playerId: id, type: 'topup.bank-transfer', recharge: 1n, bonus: 0n };
  await settleTransfer(database.db, transfer, null);
  expect(await announced()).toEqual([]);
  heard = [];
  expect(await assignTransfer(database.db, transfer, topUp)).toBe(true);
  expect(await announced()).toEqual([String(id)]);
  heard = [];
  await database.db.transaction().execute(async (trx) => {
    const movement = { playerId: id, transactionId: await refundCredit(trx, id, 5, 'test') };
    const entry = { target: 'lostandfound', before: null, after: { kp: 5 }, movement };
    await recordAction(trx, { name: 'test', osUser: 'test' }, 'refund', entry);
  });
  expect(await announced()).toEqual([String(id)]);
});

it('a movement that is rolled back is not announced, nor one that a bank’s notice brings by itself', async () => {
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
  expect(await announced()).toEqual([]);
});
