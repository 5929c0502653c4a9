/** Joins ids for `aria-describedby`. Undefined when there are none. */
export const describedBy = (...ids: (string | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;
