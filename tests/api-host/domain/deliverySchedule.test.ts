import { deliveryRetryDelay } from '../../../api-host/domain/deliverySchedule';

it('attempts at a delivery come ever more slowly, at most 5 minutes apart', () => {
  expect([1, 2, 3, 7, 50].map(deliveryRetryDelay)).toEqual([5_000, 10_000, 20_000, 300_000, 300_000]);
});
