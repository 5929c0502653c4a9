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
