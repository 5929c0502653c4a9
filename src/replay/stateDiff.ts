/** A part of the state that an action changed; `before` or `after` is undefined if the part did not exist. */
export interface Change {
  /** api.queries.getMe(undefined).status */
  path: string;
  before: unknown;
  after: unknown;
}

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** The differences between two plain values, down to the parts that are not objects or exist on one side only. */
export function changesBetween(before: unknown, after: unknown, path = ''): Change[] {
  if (Object.is(before, after)) return [];
  const isSameKind = isParts(before) && isParts(after) && Array.isArray(before) === Array.isArray(after);
  if (!isSameKind) return [{ path, before, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    changesBetween(before[key], after[key], path === '' ? key : `${path}.${key}`),
  );
}
