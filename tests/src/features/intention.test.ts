import type { PortalError } from '../../../src/api/portalError';
import { rechargeOperation, findRecharge } from '../../../src/operations/recharge/rechargeOperation';
import { isAlreadyCompleted, classifyFailure } from '../../../src/operations/attempt';
import { newId } from '../../../src/operations/newId';
import { singleFlight } from '../../../src/operations/singleFlight';
import { payFixture, topUpFixture } from '../../fixtures/transactions';

const purchase = { creditAmount: 20_000, zoneId: 2, gameId: 'fsonline', coins: 200_000, coinName: 'Xu' };
const intention = { payload: purchase, knownIds: ['1'] };
const { isSamePayload } = rechargeOperation;
const error = (kind: PortalError['kind'], status?: number, body?: PortalError['body']): PortalError => ({
  kind,
  message: '',
  ...(status !== undefined && { status }),
  ...(body && { body }),
});

describe('GAME-8: what an answer says about the charge', () => {
  it.each([
    ['refused', error('body', 422, { errorCode: 'X' })],
    ['refused', error('body', 400, { message: 'Không' })],
    ['unsent', error('cookie')],
    ['unsent', error('throttled', 429)],
    ['unsent', error('session', 419)],
    ['unsent', error('body', 401, { message: 'x' })],
    ['unknown', error('timeout')],
    ['unknown', error('offline')],
    ['unknown', error('aborted')],
    ['unknown', error('server', 500)],
    ['unknown', error('html', 403)],
    ['unknown', error('body', 403, {})],
    ['unknown', error('body', 409, { errorCode: 'IN_PROGRESS' })],
    ['unknown', error('body', 0, {})],
  ])('%s: %j', (verdict, given) => expect(classifyFailure(given)).toBe(verdict));
});

describe("GAME-8: the intention's own line in the history", () => {
  it.each([
    ['found', [payFixture({ id: '2' })], '2'],
    ['one from before is not it', [payFixture({ id: '1' })], undefined],
    ['another amount is not it', [payFixture({ id: '2', value: 5_000 })], undefined],
    [
      'other coins are not it',
      [payFixture({ id: '2', payload: { metadata: { gameId: 'fsonline', coin: 1, coinName: 'Xu' } } })],
      undefined,
    ],
    ['a top-up is not it', [topUpFixture({ id: '2', value: 20_000 })], undefined],
    ['a negative value, and no metadata', [payFixture({ id: '2', value: -20_000, payload: {} })], '2'],
  ])('%s', (_, history, id) => expect(findRecharge(history, intention)?.id).toBe(id));
});

it('GAME-8: chosen before the last success it is the same purchase, chosen after it a new one', () => {
  const settled = { payload: purchase, at: 1000 };
  expect(isAlreadyCompleted(settled, purchase, 900, isSamePayload)).toBe(true);
  expect(isAlreadyCompleted(settled, purchase, 1001, isSamePayload)).toBe(false);
  expect(isAlreadyCompleted(settled, { ...purchase, zoneId: 1 }, 900, isSamePayload)).toBe(false);
  expect(isAlreadyCompleted(null, purchase, 900, isSamePayload)).toBe(false);
});

describe('GAME-8: one tab at a time', () => {
  const later = () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), 200));

  it('without locks a lease in localStorage does it: the second is turned away, or waits', async () => {
    const first = singleFlight('t', { wait: false }, later);
    expect(await singleFlight('t', { wait: false }, later)).toBeNull();
    const waiting = singleFlight('t', { wait: true }, () => Promise.resolve('second'));
    expect(await first).toBe('done');
    expect(await waiting).toBe('second');
  });

  it('a lease that a closed tab left behind ends by itself', async () => {
    window.localStorage.setItem('lock:u', `gone|${Date.now() - 1}`);
    expect(await singleFlight('u', { wait: false }, later)).toBe('done');
  });
});

it('keys are random UUIDs', () => {
  const ids = Array.from({ length: 50 }, newId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
