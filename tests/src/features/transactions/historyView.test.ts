import { payFixture, topUpFixture } from '../../../fixtures/transactions';
import { matches } from '../../../../src/features/transactions/historyView';

it('PLAY-7: filters by kind and by status', () => {
  expect(matches(topUpFixture(), { kind: 'topUp', status: null })).toBe(true);
  expect(matches(payFixture(), { kind: 'spent', status: null })).toBe(true);
  expect(matches(payFixture(), { kind: 'topUp', status: null })).toBe(false);
  expect(matches(payFixture({ status: 'failed' }), { kind: 'spent', status: 'pending' })).toBe(false);
});
