import { payFixture, topUpFixture } from '../../../fixtures/transactions';
import { kindOf, matches, movedCredit, newestFirst } from '../../../../src/features/transactions/movement';

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
    ['no value', payFixture({ value: null }), null],
  ])('PLAY-7: %s', (_, transaction, moved) => {
    expect(movedCredit(transaction)).toBe(moved);
  });
});

it('PLAY-7: rows are ordered by the time they show; what is equal or unknown keeps the host’s order', () => {
  const at = (id: string, updatedAt: string | null) => payFixture({ id, updatedAt });
  const rows = [
    at('a', '2026-11-20T00:00:00Z'),
    at('b', '2026-11-21T00:00:00Z'),
    at('c', '2026-11-21T00:00:00Z'),
  ];
  expect(newestFirst(rows).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(newestFirst([at('x', null), at('y', null)]).map(({ id }) => id)).toEqual(['x', 'y']);
});

it('PLAY-7: filters by kind and by state', () => {
  expect([topUpFixture(), payFixture()].map(kindOf)).toEqual(['topUp', 'spent']);
  expect(matches(payFixture(), { kind: 'spent', status: null })).toBe(true);
  expect(matches(payFixture(), { kind: 'topUp', status: null })).toBe(false);
  expect(matches(payFixture({ status: 'failed' }), { kind: 'spent', status: 'pending' })).toBe(false);
});
