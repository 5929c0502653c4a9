import type { Account } from './account';

/** What a row showed. */
export interface Result extends Account {
  name: string;
  /** Processes of hosts that ended by themselves. */
  ended: number;
  /** Answers by status; 0 is a call without an answer. */
  statuses: ReadonlyMap<number, number>;
  late: number;
  /** From when service could be back to the last call that failed. */
  seconds: number;
  /** Operations that never ended, though asked again and again. */
  unfinished: number;
}

export const TITLES = [
  '| fault | calls | ended processes | 5xx but 503 | 503 | no answer | over 5 s | lost | doubled | s to service | ledger |',
  '|---|---|---|---|---|---|---|---|---|---|---|',
].join('\n');

/** A line of the table in Markdown, and whether all is as it must be. */
export function lineOf(result: Result): { line: string; sound: boolean } {
  const { name, ended, statuses, late, seconds, unfinished, lost, doubled, ledger } = result;
  const sum = (which: (status: number) => boolean) =>
    [...statuses].reduce((total, [status, count]) => total + (which(status) ? count : 0), 0);
  // What a proxy says of a host that did not answer; no host says it.
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
