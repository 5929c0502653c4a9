import { topUpPartsOf, type Decimal, type TopUpParts, type TopUpRates } from '@portal/contract';

export type { TopUpParts };

/** The most VND one transfer may carry (a CHECK in the database too). */
export const MAX_VND = 1_000_000_000_000;

/** The most KP an amount or a balance may be: what a JSON number holds exactly (a CHECK in the database too). */
export const MAX_KP = BigInt(Number.MAX_SAFE_INTEGER);

/** A whole amount of VND that a transfer may carry. */
export function isTransferAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= MAX_VND;
}

/** KP for a transfer of `vnd` (PAY-4): exact, each part rounded down. null when that is more than a balance can hold. */
export function topUpParts(vnd: number, rates: TopUpRates): TopUpParts | null {
  const parts = topUpPartsOf(vnd, rates);
  return parts.recharge + parts.bonus <= MAX_KP ? parts : null;
}

/** A decimal of the database as contract's Decimal: a JSON number where that says the same, else its text. */
export function decimalOf(text: string): Decimal {
  const plain = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return String(Number(plain)) === plain ? Number(plain) : plain;
}
