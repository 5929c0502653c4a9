import { referenceKey } from '../transferClaim';
import type { StatementLine } from './readStatement';

/** A transfer in the portal's database. `amount` in VND. */
export interface KnownTransfer {
  /** The bank's reference in the form of `referenceKey`; null if there is none. */
  referenceKey: string | null;
  amount: number;
  content: string;
  receivedAt: Date;
}

export interface Comparison<Transfer extends KnownTransfer> {
  /** In the statement, but not in the portal. */
  missingHere: StatementLine[];
  /** In the portal, but not in the statement. */
  missingThere: Transfer[];
  /** The same reference with different amounts. */
  differing: { line: StatementLine; transfer: Transfer }[];
  /** Lines whose reference already appeared in an earlier line. */
  repeated: StatementLine[];
  /** How many are on both sides, and how many of those were matched by amount and content instead of by reference. */
  same: number;
  sameByContent: number;
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A bank's notice may be a day before or after the day in its statement. */
const CLOSE_MS = 36 * 60 * 60 * 1000;

function mayBeSame(line: StatementLine, transfer: KnownTransfer): boolean {
  if (line.amount !== transfer.amount) return false;
  const [theirs, ours] = [bare(line.content), bare(transfer.content)];
  const sameContent = theirs !== '' && ours !== '' && (theirs.includes(ours) || ours.includes(theirs));
  return (
    sameContent &&
    (line.at === null || Math.abs(line.at.getTime() - transfer.receivedAt.getTime()) <= CLOSE_MS)
  );
}

/**
 * Compares a statement with the portal's transfers: first by reference, then the rest by amount, content and day, each transfer matching
 * only once. `within`: whether a transfer is in the statement's period. Transfers outside it are used for matching, but never missing.
 */
export function compareStatement<Transfer extends KnownTransfer>(
  lines: readonly StatementLine[],
  transfers: readonly Transfer[],
  within: (transfer: Transfer) => boolean,
): Comparison<Transfer> {
  const byReference = new Map(transfers.map((transfer) => [transfer.referenceKey, transfer]));
  const open = new Set(transfers);
  const seen = new Set<string>();
  const result: Comparison<Transfer> = {
    ...{ missingHere: [], missingThere: [], differing: [], repeated: [], same: 0, sameByContent: 0 },
  };
  const rest: StatementLine[] = [];
  for (const line of lines) {
    const reference = referenceKey(line.reference);
    const transfer = reference === null ? undefined : byReference.get(reference);
    if (reference !== null && seen.has(reference)) result.repeated.push(line);
    else if (!transfer) rest.push(line);
    else {
      open.delete(transfer);
      if (transfer.amount === line.amount) result.same += 1;
      else result.differing.push({ line, transfer });
    }
    if (reference !== null) seen.add(reference);
  }
  const byAmount = new Map<number, Transfer[]>();
  for (const transfer of open)
    byAmount.set(transfer.amount, [...(byAmount.get(transfer.amount) ?? []), transfer]);
  for (const line of rest) {
    const transfer = byAmount.get(line.amount)?.find((one) => open.has(one) && mayBeSame(line, one));
    if (!transfer) result.missingHere.push(line);
    else {
      open.delete(transfer);
      result.same += 1;
      result.sameByContent += 1;
    }
  }
  result.missingThere = [...open].filter(within);
  return result;
}
