/**
 * Rows by the time that is shown, newest first. Equal times keep the host's order, and a row without a time stays below the row that
 * the host sent before it.
 */
export function newestFirst<Row extends { updatedAt: string | null }>(rows: readonly Row[]): Row[] {
  let time: string | null = null;
  const timed = rows.map((row) => ({ row, time: (time = row.updatedAt ?? time) }));
  return timed
    .sort((one, other) => {
      if (one.time === other.time) return 0;
      return one.time === null || (other.time !== null && one.time > other.time) ? -1 : 1;
    })
    .map(({ row }) => row);
}
