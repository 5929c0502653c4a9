import type { Input } from './command';
import { parseLimit } from './values';

const RAISE = 'There are more: raise --limit to see them.';

/** At most `limit` rows, and whether `read` has more. */
export async function cutTo<Row>(
  limit: number,
  read: (most: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; more: boolean }> {
  const found = await read(limit + 1);
  return { rows: found.slice(0, limit), more: found.length > limit };
}

/** The rows that `--limit` allows, or `otherwise` as many, and whether `read` has more. `rest` is a last line that says so. */
export async function limited<Row>(
  input: Input,
  otherwise: number,
  read: (most: number) => Promise<Row[]>,
  advice = RAISE,
): Promise<{ rows: Row[]; more: boolean; rest: string[] }> {
  const { rows, more } = await cutTo(parseLimit(input.option('limit'), otherwise), read);
  return { rows, more, rest: more ? [advice] : [] };
}

/** For searches, whose options may match less. */
export const NARROW = 'More match: narrow the search or raise --limit.';
