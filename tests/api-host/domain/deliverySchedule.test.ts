import { deliveryRetryDelay } from '../../../api-host/domain/deliverySchedule';

it('doubles the delay between attempts at a delivery, up to 5 minutes', () => {
  expect([1, 2, 3, 7, 50].map(deliveryRetryDelay)).toEqual([5_000, 10_000, 20_000, 300_000, 300_000]);
});
