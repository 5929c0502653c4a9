/** Counts in development's console the rows of a list that could not be read. */
export function reportLeftOut(what: string, leftOut: number, all: number): void {
  if (process.env.NODE_ENV !== 'production' && leftOut > 0)
    console.warn(`${what}: ${leftOut} of ${all} rows could not be read and were left out`);
}
