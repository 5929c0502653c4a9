import type { PaymentRule } from '@portal/contract';

/** Whether a recharge of `credit` KP needs a proof (SAFE-6). `provenBrowser`: a recharge was proven in this browser before. */
export function needsProof({ name, above }: PaymentRule, credit: number, provenBrowser: boolean): boolean {
  switch (name) {
    case 'never':
      return false;
    case 'unprovenBrowser':
      return !provenBrowser;
    case 'above':
      return credit > (above ?? 0);
    case 'always':
      return true;
  }
}

/** Whether every recharge that needs a proof under `from` also needs one under `to`. Any other change of the rule must be proven. */
export function isTightening(from: PaymentRule, to: PaymentRule): boolean {
  if (from.name === 'never' || to.name === 'always') return true;
  if (from.name !== to.name) return false;
  return (to.above ?? 0) <= (from.above ?? 0);
}
