/** Sorts above every time. */
const BEFORE_ANY = '~';

/**
 * Rows by the time that is shown, newest first. Equal times keep the host's order, and a row without a time stays below the row that
 * the host sent before it.
 */
export function newestFirst<Row extends { updatedAt: string | null }>(rows: readonly Row[]): Row[] {
  let time = BEFORE_ANY;
  const timed = rows.map((row) => ({ row, time: (time = row.updatedAt ?? time) }));
  return timed
    .sort((one, other) => Number(one.time < other.time) - Number(one.time > other.time))
    .map(({ row }) => row);
}
