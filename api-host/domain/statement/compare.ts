import type { StatementLine } from './readStatement';

/** A transfer as the portal has it. `amount` in VND. */
export interface KnownTransfer {
  externalId: string;
  amount: number;
  content: string;
  receivedAt: Date;
}

export interface Comparison<Transfer extends KnownTransfer> {
  /** The bank has it, the portal does not. */
  missingHere: StatementLine[];
  /** The portal has it, the bank does not. */
  missingThere: Transfer[];
  /** The same reference, other amounts. */
  differing: { line: StatementLine; transfer: Transfer }[];
  /** Lines with a reference that stands above already. */
  repeated: StatementLine[];
  /** How many are on both sides, and how many of those were found by amount and content, not by reference. */
  same: number;
  sameByContent: number;
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A bank may report a transfer a day before or after the day of its statement. */
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
 * Compares a statement with what the portal has, exactly: by reference first; what is left by amount, content and day, each once.
 * `within` says which transfers belong to the time of the statement; others only answer for a reference.
 */
export function compareStatement<Transfer extends KnownTransfer>(
  lines: readonly StatementLine[],
  transfers: readonly Transfer[],
  within: (transfer: Transfer) => boolean,
): Comparison<Transfer> {
  const byReference = new Map(transfers.map((transfer) => [transfer.externalId.toLowerCase(), transfer]));
  const open = new Set(transfers);
  const seen = new Set<string>();
  const result: Comparison<Transfer> = {
    ...{ missingHere: [], missingThere: [], differing: [], repeated: [], same: 0, sameByContent: 0 },
  };
  const rest: StatementLine[] = [];
  for (const line of lines) {
    const reference = line.reference.toLowerCase();
    const transfer = byReference.get(reference);
    if (reference !== '' && seen.has(reference)) result.repeated.push(line);
    else if (!transfer) rest.push(line);
    else {
      open.delete(transfer);
      if (transfer.amount === line.amount) result.same += 1;
      else result.differing.push({ line, transfer });
    }
    seen.add(reference);
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
