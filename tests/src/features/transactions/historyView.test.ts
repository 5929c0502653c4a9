import { payFixture, topUpFixture } from '../../../fixtures/transactions';
import { matches, newestFirst } from '../../../../src/features/transactions/historyView';

it('PLAY-7: sorts by the shown time, and keeps the host’s order for equal or unknown times', () => {
  const at = (id: string, updatedAt: string | null) => payFixture({ id, updatedAt });
  const rows = [
    at('a', '2026-11-20T00:00:00Z'),
    at('b', '2026-11-21T00:00:00Z'),
    at('c', '2026-11-21T00:00:00Z'),
  ];
  expect(newestFirst(rows).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(newestFirst([at('x', null), at('y', null)]).map(({ id }) => id)).toEqual(['x', 'y']);
});

it('PLAY-7: filters by kind and by status', () => {
  expect(matches(topUpFixture(), { kind: 'topUp', status: null })).toBe(true);
  expect(matches(payFixture(), { kind: 'spent', status: null })).toBe(true);
  expect(matches(payFixture(), { kind: 'topUp', status: null })).toBe(false);
  expect(matches(payFixture({ status: 'failed' }), { kind: 'spent', status: 'pending' })).toBe(false);
});
