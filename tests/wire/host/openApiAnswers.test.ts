import { randomUUID } from 'node:crypto';
import { documentedAnswer, openApiValidator } from '../../support/openApiValidator';
import type { Visitor } from '../../support/accountWorld';
import type { WireAnswer } from '../../support/wireClient';
import { schemaFaults } from '../../../scripts/conformance/schemaFaults';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(1);
let demo: Visitor;
const validator = openApiValidator();

beforeAll(async () => {
  demo = world.visitor();
  await demo.login();
  await sandbox('/transfers', { method: 'techcombank', amount: 200_000, content: 'FSO KP DEMO' });
  await demo.post('/api/recharge/game', { creditAmount: 5_000, zoneId: 1 });
});
afterAll(() => validator.close());

const sandbox = (path: string, body: object) =>
  world.visitor().request('POST', `/sandbox${path}`, { body, xsrf: false });

type Send = () => Promise<WireAnswer>;
const as = (who: () => Visitor, method: string, path: string, body?: object, headers = {}): Send => {
  return () => who().request(method, path, { ...(body && { body }), headers });
};
const player = () => demo;
const guest = () => world.visitor();
const closed = async () => {
  const visitor = world.visitor();
  await visitor.login('closed');
  return visitor;
};
const KEY = randomUUID();
const key = { 'Idempotency-Key': KEY };

/** The call's name in the document, the status, and the request that produces it. */
const answers: [string, number, Send][] = [
  ['GET /api/me', 200, as(player, 'GET', '/api/me')],
  ['GET /api/me', 401, as(guest, 'GET', '/api/me')],
  ['GET /api/transaction-history', 200, as(player, 'GET', '/api/transaction-history')],
  ['GET /api/transaction-history/pages', 200, as(player, 'GET', '/api/transaction-history/pages')],
  [
    'GET /api/transaction-history/pages',
    200,
    async () => (await closed()).get('/api/transaction-history/pages'),
  ],
  ['GET /api/transaction-history/pages', 422, as(player, 'GET', '/api/transaction-history/pages?before=x')],
  ['GET /api/payment-methods', 200, as(player, 'GET', '/api/payment-methods')],
  ['GET /api/recharge/game', 200, as(player, 'GET', '/api/recharge/game')],
  ['GET /api/zones', 200, as(player, 'GET', '/api/zones')],
  ['GET /api/account-zones', 200, as(player, 'GET', '/api/account-zones')],
  ['GET /api/account-zones', 200, async () => (await closed()).get('/api/account-zones')],
  ['GET /api/gift-codes', 200, as(player, 'GET', '/api/gift-codes')],
  ['GET /api/sessions', 200, as(player, 'GET', '/api/sessions')],
  ['GET /api/sign-ins', 200, as(player, 'GET', '/api/sign-ins')],
  ['DELETE /api/sessions/{id}', 404, as(player, 'DELETE', `/api/sessions/${randomUUID()}`)],
  ['GET /api/data-export', 200, as(player, 'GET', '/api/data-export')],
  ['GET /api/bot-check', 200, as(guest, 'GET', '/api/bot-check?action=registerFormSubmit')],
  ['GET /api/bot-check', 422, as(guest, 'GET', '/api/bot-check?action=other')],
  ['POST /login', 419, as(guest, 'POST', '/login', {})],
  ['POST /login', 422, async () => world.visitor().post('/login', {})],
  ['POST /register', 422, async () => world.visitor().post('/register', { phone: '1' })],
  ['POST /api/username-check', 422, async () => world.visitor().post('/api/username-check', {})],
  [
    'POST /api/username-check',
    200,
    async () =>
      world.visitor().postAsHuman('/api/username-check', 'registerFormSubmit', { username: 'demo' }),
  ],
  ['GET /reset-password/{token}', 422, as(guest, 'GET', '/reset-password/no-link')],
  ['POST /api/security-code/', 200, as(player, 'POST', '/api/security-code/', { action: 'confirm.payment' })],
  ['POST /api/security-code/', 422, as(player, 'POST', '/api/security-code/', { action: 'other' })],
  ['PATCH /api/user/update-profile', 422, as(player, 'PATCH', '/api/user/update-profile', {})],
  [
    'POST /api/recharge/game',
    200,
    as(player, 'POST', '/api/recharge/game', { creditAmount: 5_000, zoneId: 1 }, key),
  ],
  [
    'POST /api/recharge/game',
    409,
    as(player, 'POST', '/api/recharge/game', { creditAmount: 5_000, zoneId: 2 }, key),
  ],
  ['POST /api/recharge/game', 422, as(player, 'POST', '/api/recharge/game', {})],
  ['POST /api/account-zones', 422, as(player, 'POST', '/api/account-zones', { zoneId: 1 })],
];

describe('HOST-6: our host’s answers match the OpenAPI document', () => {
  it.each(answers)('%s with %d', async (call, status, send) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    const schema = documentedAnswer(call, status);
    expect(schema).not.toBeNull();
    expect(await validator.faultOf(schema ?? {}, answer.json())).toBe('');
    expect(schemaFaults(schema ?? {}, answer.json())).toEqual([]);
  });

  it('include history rows of every shape', async () => {
    const rows = (await demo.get('/api/transaction-history')).json() as { relatedTransactions: object[] }[];
    expect(rows.some(({ relatedTransactions }) => relatedTransactions.length > 0)).toBe(true);
    expect(rows.length).toBeGreaterThan(1);
  });

  it('have Retry-After after too many attempts', async () => {
    const visitor = world.visitor();
    let answer = await visitor.login('khong_co', 'sai-mat-khau');
    for (let count = 0; count < 12 && answer.status !== 429; count += 1)
      answer = await visitor.login('khong_co', 'sai-mat-khau');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(await validator.faultOf(documentedAnswer('POST /login', 429) ?? {}, answer.json())).toBe('');
  });
});
