import type { CodeRedemption, GiftCode } from '@portal/contract';
import { hasPassed } from '../../lib/dates';

/** GIFT-1: a used code stays `used` after its expiry. `redeemed`: it brought KP when it was typed in (PLAY-8). */
export type CodeState = 'usable' | 'used' | 'expired' | 'redeemed';

/** `now` in ms. */
export function stateOf({ usedAt, expiresAt }: GiftCode, now: number): CodeState {
  if (usedAt !== null) return 'used';
  return expiresAt !== null && hasPassed(expiresAt, now) ? 'expired' : 'usable';
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days beyond which a code's end is no news. */
const SOON = 99;

/** How many days an usable code has left, rounded down; null where it has no end, or one that is far away. `now` in ms. */
export function daysLeft({ expiresAt }: GiftCode, now: number): number | null {
  if (expiresAt === null) return null;
  const days = Math.floor((Date.parse(expiresAt) - now) / DAY_MS);
  return days > SOON ? null : Math.max(0, days);
}

/** A code as its ticket shows it. */
export interface Ticket {
  gift: GiftCode;
  state: CodeState;
  /** As daysLeft says. */
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
 * The tickets of a player: `usable` in the host's order, and `over`, what was redeemed before what was used and what expired. `giftOf`
 * words what KP are.
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
