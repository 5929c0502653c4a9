/** A part of the state that an action changed; undefined where it is not there. */
export interface Change {
  /** api.queries.getMe(undefined).status */
  path: string;
  before: unknown;
  after: unknown;
}

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** The differences of two values that are data, down to the parts that are no objects, or are there only once. */
export function changesBetween(before: unknown, after: unknown, path = ''): Change[] {
  if (Object.is(before, after)) return [];
  const isSameKind = isParts(before) && isParts(after) && Array.isArray(before) === Array.isArray(after);
  if (!isSameKind) return [{ path, before, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    changesBetween(before[key], after[key], path === '' ? key : `${path}.${key}`),
  );
}
