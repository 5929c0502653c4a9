import type { Account } from './account';

/** The result of a row. */
export interface Result extends Account {
  name: string;
  /** The number of host processes that ended unexpectedly. */
  ended: number;
  /** The number of answers by status; 0 is a call without an answer. */
  statuses: ReadonlyMap<number, number>;
  late: number;
  /** The time in s from the moment when service could be restored to the last failed call. */
  seconds: number;
  /** The number of operations that never ended despite retries. */
  unfinished: number;
}

export const TITLES = [
  '| fault | calls | ended processes | 5xx but 503 | 503 | no answer | over 5 s | lost | doubled | s to service | ledger |',
  '|---|---|---|---|---|---|---|---|---|---|---|',
].join('\n');

/** A line of the Markdown table, and whether the row passed. */
export function lineOf(result: Result): { line: string; sound: boolean } {
  const { name, ended, statuses, late, seconds, unfinished, lost, doubled, ledger } = result;
  const sum = (which: (status: number) => boolean) =>
    [...statuses].reduce((total, [status, count]) => total + (which(status) ? count : 0), 0);
  // A proxy answers 502 for a host that did not respond; hosts never answer 502.
  const isNone = (status: number) => status === 0 || status === 502;
  const wrong = sum((status) => status >= 500 && status !== 503 && !isNone(status));
  const allLost = lost + unfinished;
  const cells = [
    name,
    sum(() => true),
    ended,
    wrong,
    sum((status) => status === 503),
    sum(isNone),
    late,
    allLost,
    doubled,
    seconds.toFixed(1),
    ledger,
  ];
  const sound = ended + wrong + allLost + doubled === 0 && seconds <= 10 && ledger === 'sound';
  return { line: `| ${cells.join(' | ')} |`, sound };
}
