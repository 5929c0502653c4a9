import { lastTopUpOf } from '../../../../src/features/payment/lastTopUp';
import { payFixture, topUpFixture } from '../../../fixtures/transactions';

it('returns the newest successful top-up with its bonus', () => {
  const failed = topUpFixture({ id: '9', status: 'failed' });
  expect(lastTopUpOf([payFixture(), failed, topUpFixture()])).toMatchObject({
    base: 10_000,
    bonus: 500,
    credit: 10_500,
  });
  expect(lastTopUpOf([payFixture()])).toBeUndefined();
});

it('HOST-2: has no KP if the host sends no parts, and counts no line of its own among them', () => {
  const recall = { ...payFixture(), type: 'credit.recall', realValue: 10_500 };
  expect(lastTopUpOf([topUpFixture({ relatedTransactions: [] })])).toMatchObject({
    base: null,
    credit: null,
  });
  const { relatedTransactions } = topUpFixture();
  expect(
    lastTopUpOf([topUpFixture({ relatedTransactions: [...relatedTransactions, recall] })]),
  ).toMatchObject({ credit: 10_500 });
});
