import { isTopUp, kindOf, linesWith, movedCredit, partsOf } from '@portal/contract';
import { payFixture, topUpFixture } from '../fixtures/transactions';

describe('movedCredit', () => {
  const plain = { payload: {}, relatedTransactions: [] };
  it.each([
    ['a top-up, by its parts', topUpFixture(), 10_500],
    ['a top-up without parts', topUpFixture({ relatedTransactions: [] }), null],
    ['a purchase', payFixture(), -20_000],
    ['a recall', payFixture({ ...plain, type: 'credit.recall', value: 5 }), -5],
    ['a refund', payFixture({ ...plain, type: 'credit.refund', value: 5 }), 5],
    ['an unknown type', payFixture({ type: 'credit.mystery' }), null],
    ['a name of every object', payFixture({ type: 'constructor' }), null],
    ['a migration', payFixture({ ...plain, type: 'account.migration', value: 0 }), null],
    ['another currency', payFixture({ currency: 'USD' }), null],
    ['no value', payFixture({ value: null }), null],
  ])('PLAY-7: %s', (_, transaction, moved) => {
    expect(movedCredit(transaction)).toBe(moved);
  });
});

it('PLAY-7: partsOf takes the parts of a top-up from its related transactions', () => {
  const recall = { id: '7', type: 'credit.recall', realValue: -10_500 };
  const topUp = topUpFixture({ relatedTransactions: [...topUpFixture().relatedTransactions, recall] });
  expect(partsOf(topUp).map(({ type }) => type)).toEqual(['credit.recharge', 'credit.bonus']);
  expect(linesWith(topUp)).toEqual([recall]);
  expect(movedCredit(topUp)).toBe(10_500);
  expect(linesWith({ relatedTransactions: [{ ...recall, id: '' }] })).toEqual([]);
});

it('PLAY-7: kindOf tells top-ups, purchases and migrations apart', () => {
  expect([topUpFixture(), payFixture(), payFixture({ type: 'account.migration' })].map(kindOf)).toEqual([
    'topUp',
    'spent',
    'moved',
  ]);
});

it('PLAY-7: isTopUp means a payment, not the credit or the bonus that it brought', () => {
  const topUp = topUpFixture();
  expect([topUp, ...topUp.relatedTransactions, payFixture()].map(isTopUp)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
