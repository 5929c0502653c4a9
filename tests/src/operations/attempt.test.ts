import type { PortalError } from '../../../src/api/portalError';
import { rechargeOperation } from '../../../src/operations/recharge/rechargeOperation';
import { isAlreadyCompleted, classifyFailure } from '../../../src/operations/attempt';

const order = { creditAmount: 20_000, zoneId: 2, gameId: 'fsonline', coins: 200_000, coinName: 'Xu' };
const { isSamePayload } = rechargeOperation;
const error = (kind: PortalError['kind'], status?: number, body?: PortalError['body']): PortalError => ({
  kind,
  message: '',
  ...(status !== undefined && { status }),
  ...(body && { body }),
});

describe('GAME-8: the meaning of a failure for the recharge', () => {
  it.each([
    ['refused', error('body', 422, { errorCode: 'X' })],
    ['refused', error('body', 400, { message: 'Không' })],
    ['refused', error('body', 409, { errorCode: 'PRICE_CHANGED' })],
    ['unsent', error('cookie')],
    ['unsent', error('throttled', 429)],
    ['unsent', error('session', 419)],
    ['unsent', error('body', 401, { message: 'x' })],
    ['unknown', error('timeout')],
    ['unknown', error('offline')],
    ['unknown', error('aborted')],
    ['unknown', error('server', 500)],
    ['unknown', error('html', 403)],
    ['refused', error('body', 422, {})],
    ['unknown', error('body', 403)],
    ['unknown', error('body', 409, { errorCode: 'IN_PROGRESS' })],
    ['unknown', error('body', 0, {})],
  ])('%s: %j', (classification, failure) => expect(classifyFailure(failure)).toBe(classification));
});

it('GAME-8: a choice made before the last success is the same order, one made after it is new', () => {
  const completed = { payload: order, at: 1000 };
  expect(isAlreadyCompleted(completed, order, 900, 1200, isSamePayload)).toBe(true);
  expect(isAlreadyCompleted(completed, order, 1001, 1200, isSamePayload)).toBe(false);
  expect(isAlreadyCompleted(completed, { ...order, zoneId: 1 }, 900, 1200, isSamePayload)).toBe(false);
  expect(isAlreadyCompleted(null, order, 900, 1200, isSamePayload)).toBe(false);
});

it('GAME-8: a success that this device dates in the future says nothing, since its clock was ahead then', () => {
  const completed = { payload: order, at: 1000 };
  expect(isAlreadyCompleted(completed, order, 900, 1000, isSamePayload)).toBe(true);
  expect(isAlreadyCompleted(completed, order, 900, 999, isSamePayload)).toBe(false);
});
