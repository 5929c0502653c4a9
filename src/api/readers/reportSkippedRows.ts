/** In development, logs to the console how many rows of a list could not be read. */
export function reportSkippedRows(what: string, leftOut: number, all: number): void {
  if (process.env.NODE_ENV !== 'production' && leftOut > 0)
    console.warn(`${what}: ${leftOut} of ${all} rows could not be read and were left out`);
}
