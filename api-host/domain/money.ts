import { topUpPartsOf, type Decimal, type TopUpParts, type TopUpRates } from '@portal/contract';

export type { TopUpParts };

/** The largest amount of a transfer, in VND (also a CHECK in the database). */
export const MAX_VND = 1_000_000_000_000;

/** The largest amount or balance, in KP: the largest exact JSON number (also a CHECK in the database). */
export const MAX_KP = BigInt(Number.MAX_SAFE_INTEGER);

/** Whether a value is a valid amount of a transfer, in whole VND. */
export function isTransferAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= MAX_VND;
}

/** The KP for a transfer of `vnd` (docs/money.md), computed exactly and each part rounded down; null if it exceeds what a balance can hold. */
export function topUpParts(vnd: number, rates: TopUpRates): TopUpParts | null {
  const parts = topUpPartsOf(vnd, rates);
  return parts.recharge + parts.bonus <= MAX_KP ? parts : null;
}

/** A decimal from the database as contract's Decimal: a JSON number if that is exact, else its text. */
export function decimalOf(text: string): Decimal {
  const plain = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return String(Number(plain)) === plain ? Number(plain) : plain;
}
