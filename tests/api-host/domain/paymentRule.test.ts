import type { PaymentRule } from '@portal/contract';
import { isTightening, needsProof } from '../../../api-host/domain/paymentRule';

const never: PaymentRule = { name: 'never', above: null };
const always: PaymentRule = { name: 'always', above: null };
const browser: PaymentRule = { name: 'unprovenBrowser', above: null };
const above = (kp: number): PaymentRule => ({ name: 'above', above: kp });
const rules = [never, always, browser, above(5_000), above(10_000)];
const orders = [1, 5_000, 5_001, 10_000, 10_001].flatMap((credit) =>
  [true, false].map((proven) => ({ credit, proven })),
);

it('SAFE-6: requires a proof for a recharge above the amount, not for one of the amount', () => {
  expect([needsProof(above(5_000), 5_000, false), needsProof(above(5_000), 5_001, true)]).toEqual([
    false,
    true,
  ]);
});

it('SAFE-6: counts as tighter than another exactly if it requires every proof that the other requires', () => {
  for (const from of rules)
    for (const to of rules) {
      const asksAll = orders.every(
        ({ credit, proven }) => !needsProof(from, credit, proven) || needsProof(to, credit, proven),
      );
      expect({ from, to, tightening: isTightening(from, to) }).toEqual({ from, to, tightening: asksAll });
    }
});
