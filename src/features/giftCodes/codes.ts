import type { GiftCode } from '@portal/contract';
import { hasPassed } from '../../lib/dates';

/** GIFT-1: a used code stays `used` after its expiry. */
export type CodeState = 'usable' | 'used' | 'expired';

/** `now` in ms. */
export function stateOf({ usedAt, expiresAt }: GiftCode, now: number): CodeState {
  if (usedAt !== null) return 'used';
  return expiresAt !== null && hasPassed(expiresAt, now) ? 'expired' : 'usable';
}

const order: Record<CodeState, number> = { usable: 0, used: 1, expired: 2 };

/** Sorts usable codes first, and otherwise keeps the host's order. */
export const usableFirst = (codes: readonly GiftCode[], now: number): GiftCode[] =>
  [...codes].sort((a, b) => order[stateOf(a, now)] - order[stateOf(b, now)]);
