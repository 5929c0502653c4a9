import { findRecharge } from '../../../../src/operations/recharge/rechargeOperation';
import { payFixture, topUpFixture } from '../../../fixtures/transactions';

const order = { creditAmount: 20_000, zoneId: 2, gameId: 'fsonline', coins: 200_000, coinName: 'Xu' };
const attempt = { payload: order, knownIds: ['1'] };
const otherCoins = payFixture({
  id: '2',
  payload: { metadata: { gameId: 'fsonline', coin: 1, coinName: 'Xu' } },
});

describe("GAME-8: the attempt's transaction in the history", () => {
  it.each([
    ['found', [payFixture({ id: '2' })], '2'],
    ['one from before is not it', [payFixture({ id: '1' })], undefined],
    ['another amount is not it', [payFixture({ id: '2', value: 5_000 })], undefined],
    ['other coins: the host has changed what the price buys', [otherCoins], '2'],
    ['a top-up is not it', [topUpFixture({ id: '2', value: 20_000 })], undefined],
    ['a negative value, and no metadata', [payFixture({ id: '2', value: -20_000, payload: {} })], '2'],
  ])('%s', (_, history, id) => expect(findRecharge(history, attempt)?.id).toBe(id));

  it('other coins are not it on a host that compares the coins', () =>
    expect(
      findRecharge([otherCoins], { ...attempt, payload: { ...order, checksPrice: true } }),
    ).toBeUndefined());
});
