/** The value that the fraction `part` (0 to 1) of the values do not exceed: 0.5 is the median. NaN if there are no values. */
export const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((left, right) => left - right)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? NaN;
