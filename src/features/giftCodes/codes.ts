import type { CodeRedemption, GiftCode } from '@portal/contract';

/** GIFT-1: a used code stays `used` after its expiry. `redeemed`: the player typed it in and got KP for it (PLAY-8). */
export type CodeState = 'usable' | 'used' | 'expired' | 'redeemed';

/** By this device's clock, in ms: now, and when the host sent the codes. */
export interface Times {
  now: number;
  fetchedAt: number;
}

/**
 * The ms that a code has left; null if it never expires. Counted from what the host said was left, if it did, since a player's clock may
 * be wrong by days.
 */
export function msLeft({ expiresAt, expiresIn }: GiftCode, { now, fetchedAt }: Times): number | null {
  if (expiresAt === null) return null;
  if (expiresIn === undefined) return Date.parse(expiresAt) - now;
  return expiresIn * 1000 - Math.max(0, now - fetchedAt);
}

/** `left`: the result of msLeft. */
export function stateOf({ usedAt }: GiftCode, left: number | null): CodeState {
  if (usedAt !== null) return 'used';
  return left !== null && left <= 0 ? 'expired' : 'usable';
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The days that a code has left are not shown above this number. */
const SOON = 99;

/** The days that a usable code has left, rounded down; null if it never expires or has more than SOON days left. */
export function daysLeft(left: number | null): number | null {
  if (left === null) return null;
  const days = Math.floor(left / DAY_MS);
  return days > SOON ? null : Math.max(0, days);
}

/** A code as its ticket shows it. */
export interface Ticket {
  gift: GiftCode;
  state: CodeState;
  /** The result of daysLeft. */
  days: number | null;
}

const redeemedTicket = (
  { code, title, credit, redeemedAt }: CodeRedemption,
  giftOf: (credit: number) => string,
): Ticket => ({
  gift: { code, title, gives: giftOf(credit), expiresAt: null, usedAt: redeemedAt },
  state: 'redeemed',
  days: null,
});

/**
 * A player's tickets: `usable` in the host's order, and `over` with the redeemed codes first, then the used ones, then the expired
 * ones. `giftOf` formats an amount of KP.
 */
export function ticketsOf(
  codes: readonly GiftCode[],
  redemptions: readonly CodeRedemption[],
  { giftOf, ...times }: Times & { giftOf: (credit: number) => string },
): { usable: Ticket[]; over: Ticket[] } {
  const tickets = codes.map((gift): Ticket => {
    const left = msLeft(gift, times);
    return { gift, state: stateOf(gift, left), days: daysLeft(left) };
  });
  const of = (state: CodeState) => tickets.filter((ticket) => ticket.state === state);
  const redeemed = redemptions.map((redemption) => redeemedTicket(redemption, giftOf));
  return { usable: of('usable'), over: [...redeemed, ...of('used'), ...of('expired')] };
}
