import { DAY_MS } from '../durations';
import { referenceKey } from '../transferClaim';
import { vietnameseDate } from '../vietnameseDay';
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
export const CLOSE_MS = 1.5 * DAY_MS;

/** How far the transfer is from the line, in ms: 0 on the day of a line without a time; the maximum from a line without a day. */
function distanceOf({ at }: StatementLine, { receivedAt }: KnownTransfer): number {
  if (at === null) return CLOSE_MS;
  const after = receivedAt.getTime() - at.getTime();
  const isDay = vietnameseDate(new Date(at.getTime() - 1)) !== vietnameseDate(at);
  return isDay && after >= 0 ? Math.max(0, after - DAY_MS) : Math.abs(after);
}

const isClose = ({ at }: StatementLine, { receivedAt }: KnownTransfer): boolean =>
  at === null || Math.abs(at.getTime() - receivedAt.getTime()) <= CLOSE_MS;

const sameContent = (theirs: string, ours: string): boolean =>
  theirs !== '' && ours !== '' && (theirs.includes(ours) || ours.includes(theirs));

/**
 * Compares a statement with the portal's transfers: first by reference, then the rest by amount, content and day, each transfer matching
 * only once. Lines and transfers outside the period are used for matching, since the bank and the portal may have a transfer on different
 * days, but they are not reported.
 */
export function compareStatement<Transfer extends KnownTransfer>(
  lines: readonly StatementLine[],
  transfers: readonly Transfer[],
  inPeriod: (at: Date | null) => boolean,
): Comparison<Transfer> {
  const byReference = new Map(transfers.map((transfer) => [transfer.referenceKey, transfer]));
  const open = new Set(transfers);
  const seen = new Set<string>();
  const result: Comparison<Transfer> = {
    ...{ missingHere: [], missingThere: [], differing: [], repeated: [], same: 0, sameByContent: 0 },
  };
  const matters = (line: StatementLine, { receivedAt }: Transfer) =>
    inPeriod(line.at) || inPeriod(receivedAt);
  const rest = new Set<StatementLine>();
  for (const line of lines) {
    const reference = referenceKey(line.reference);
    const transfer = reference === null ? undefined : byReference.get(reference);
    if (reference !== null && seen.has(reference)) {
      if (inPeriod(line.at)) result.repeated.push(line);
    } else if (!transfer) rest.add(line);
    else {
      open.delete(transfer);
      const isSame = transfer.amount === line.amount;
      if (isSame && matters(line, transfer)) result.same += 1;
      if (!isSame && matters(line, transfer)) result.differing.push({ line, transfer });
    }
    if (reference !== null) seen.add(reference);
  }
  const byAmount = new Map<number, { transfer: Transfer; content: string }[]>();
  for (const transfer of open) {
    const ofAmount = byAmount.get(transfer.amount) ?? [];
    ofAmount.push({ transfer, content: bare(transfer.content) });
    byAmount.set(transfer.amount, ofAmount);
  }
  const pairs = [...rest].flatMap((line) => {
    const content = bare(line.content);
    return (byAmount.get(line.amount) ?? [])
      .filter((one) => isClose(line, one.transfer) && sameContent(content, one.content))
      .map(({ transfer, content: ours }) => ({
        ...{ line, transfer, distance: distanceOf(line, transfer) },
        surplus: Math.abs(content.length - ours.length),
      }));
  });
  // Equal contents first, since one may contain another player's; then the closest, since a player may pay the same amount with the same
  // content every day; then those of the period, and those with the least text that only one side has.
  const differs = ({ surplus }: { surplus: number }) => Number(surplus > 0);
  const outside = ({ transfer }: { transfer: Transfer }) => Number(!inPeriod(transfer.receivedAt));
  pairs.sort(
    (one, other) =>
      differs(one) - differs(other) ||
      one.distance - other.distance ||
      outside(one) - outside(other) ||
      one.surplus - other.surplus,
  );
  for (const { line, transfer } of pairs) {
    if (!rest.has(line) || !open.has(transfer)) continue;
    rest.delete(line);
    open.delete(transfer);
    if (!matters(line, transfer)) continue;
    result.same += 1;
    result.sameByContent += 1;
  }
  result.missingHere = [...rest].filter(({ at }) => inPeriod(at));
  result.missingThere = [...open].filter(({ receivedAt }) => inPeriod(receivedAt));
  return result;
}
