import type { CodeRedemption, GiftCode } from '@portal/contract';
import { hasPassed } from '../../lib/dates';

/** GIFT-1: a used code stays `used` after its expiry. `redeemed`: the player typed it in and got KP for it (PLAY-8). */
export type CodeState = 'usable' | 'used' | 'expired' | 'redeemed';

/** `now` in ms. */
export function stateOf({ usedAt, expiresAt }: GiftCode, now: number): CodeState {
  if (usedAt !== null) return 'used';
  return expiresAt !== null && hasPassed(expiresAt, now) ? 'expired' : 'usable';
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The days that a code has left are not shown above this number. */
const SOON = 99;

/** The days that a usable code has left, rounded down; null if it never expires or has more than SOON days left. `now` in ms. */
export function daysLeft({ expiresAt }: GiftCode, now: number): number | null {
  if (expiresAt === null) return null;
  const days = Math.floor((Date.parse(expiresAt) - now) / DAY_MS);
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
  { now, giftOf }: { now: number; giftOf: (credit: number) => string },
): { usable: Ticket[]; over: Ticket[] } {
  const tickets = codes.map((gift): Ticket => ({
    gift,
    state: stateOf(gift, now),
    days: daysLeft(gift, now),
  }));
  const of = (state: CodeState) => tickets.filter((ticket) => ticket.state === state);
  const redeemed = redemptions.map((redemption) => redeemedTicket(redemption, giftOf));
  return { usable: of('usable'), over: [...redeemed, ...of('used'), ...of('expired')] };
}
