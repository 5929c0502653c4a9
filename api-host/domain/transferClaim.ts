import { DAY_MS } from './durations';
import { choosePayer, type PayerHints } from './transferContent';

/** How far the time that a player claims may be from the bank's, in ms. */
export const CLAIM_WINDOW_MS = DAY_MS;

/** The minimum length of a reference in letters and digits. A shorter one could be guessed. */
const LEAST_REFERENCE = 8;

/** Limits for players' claims (PLAY-3). The daily rate limits are in routes/limits.ts. */
export const claimLimits = { mostOpen: 3, oldestDays: 90 } as const;

/** A bank's reference in upper case, without spaces and punctuation, as table transfer_claims stores it; null without a letter or digit. */
export const referenceKey = (reference: string): string | null =>
  reference.replace(/[^A-Za-z0-9]/g, '').toUpperCase() || null;

/** A player's claim about a transfer. `amount` in VND. */
export interface OpenClaim {
  id: number;
  playerId: number;
  username: string;
  suspended: boolean;
  amount: number;
  transferredAt: Date;
  method: string | null;
  referenceKey: string | null;
}

/** A transfer that does not unambiguously name a player. */
export interface WaitingTransfer {
  provider: string;
  externalId: string;
  /** The bank's reference that the payer sees, in the form of a claim's; null if there is none (function payer_reference). */
  referenceKey: string | null;
  amount: number;
  content: string;
  receivedAt: Date;
}

const byReference = (claim: OpenClaim, transfer: WaitingTransfer): boolean =>
  claim.referenceKey !== null && claim.referenceKey === transfer.referenceKey;

const within = (claim: OpenClaim, { receivedAt }: WaitingTransfer): boolean =>
  Math.abs(receivedAt.getTime() - claim.transferredAt.getTime()) <= CLAIM_WINDOW_MS;

/**
 * The transfer that a claim proves beyond doubt (decision 0097): the claim has its whole reference, its exact amount and its time, no
 * other waiting transfer has that reference, and no other player claims it. null if a person must decide. `claims`: the open claims
 * of that reference, at least so many that they name a second player if there is one, and perhaps others; `transfers`: all of that
 * reference, and perhaps others.
 */
export function provenTransfer(
  claim: OpenClaim,
  claims: readonly OpenClaim[],
  transfers: readonly WaitingTransfer[],
): WaitingTransfer | null {
  if (claim.suspended || (claim.referenceKey ?? '').length < LEAST_REFERENCE) return null;
  const rivals = claims.filter(
    ({ playerId, referenceKey: key }) => playerId !== claim.playerId && key === claim.referenceKey,
  );
  const [transfer, ...others] = transfers.filter((one) => byReference(claim, one));
  if (!transfer || others.length > 0 || rivals.length > 0) return null;
  const fits =
    transfer.amount === claim.amount &&
    (claim.method === null || claim.method === transfer.provider) &&
    within(claim, transfer);
  return fits ? transfer : null;
}

/** A score of how well a waiting transfer matches a claim, for the operator who decides; 0: no match. */
export const likeness = (claim: OpenClaim, transfer: WaitingTransfer): number =>
  (byReference(claim, transfer) ? 4 : 0) +
  (transfer.amount === claim.amount ? 2 : 0) +
  (transfer.amount === claim.amount && within(claim, transfer) ? 1 : 0);

/**
 * Whether a content names nobody but this player, so that it does not contradict their claim. `hints`: what stands after its markers;
 * `named`: the players that it mentions anywhere (mentionedPayers).
 */
export const namesNobodyElse = (
  hints: PayerHints,
  playerId: number,
  named: readonly { id: number; username: string; deleted: boolean }[],
): boolean => named.every(({ id }) => id === playerId) || choosePayer(hints, named)?.id === playerId;
