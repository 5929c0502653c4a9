/** The ids of what describes an element, its owner's and the component's own; undefined when there are none. */
export const describedBy = (...ids: (string | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;
