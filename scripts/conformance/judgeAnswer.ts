import type { Schema } from '@portal/contract/openapi';
import type { Exchange } from './browser';
import type { Deviation } from './finding';
import { judgeSuccess } from './judge';
import { schemaFaults, type Fault } from './schemaFaults';

/** The path of a value as text, with [] for any row: '[].payload.source'. */
const placeOf = (path: Fault['path']): string =>
  path
    .map((part) => (typeof part === 'number' ? '[]' : `.${part}`))
    .join('')
    .replace(/^\./, '') || 'the answer';

/** The value at a path of the data that the portal read; undefined if there is none. */
const at = (read: unknown, path: Fault['path']): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[part]
        : undefined,
    read,
  );

/** The lists in an answer by their names; an answer that is a list itself has the name ''. */
const listsIn = (value: unknown): Record<string, readonly unknown[]> =>
  Object.fromEntries(
    Object.entries(Array.isArray(value) ? { '': value as unknown[] } : (value ?? {})).filter(
      (entry): entry is [string, unknown[]] => Array.isArray(entry[1]),
    ),
  );

/** How many rows the host sent, and how many of them the portal kept. Lists that the contract does not have are ignored. */
function countRows(json: unknown, read: unknown): { sent: number; kept: number } {
  const lists = listsIn(json);
  const known = Object.entries(listsIn(read)).filter(([name]) => name in lists);
  return {
    sent: known.reduce((sum, [name]) => sum + (lists[name]?.length ?? 0), 0),
    kept: known.reduce((sum, [, rows]) => sum + rows.length, 0),
  };
}

/** Reports each kind of fault once, with the value that the portal reads instead. */
function faultsAsDeviations(faults: readonly Fault[], read: unknown, rowsAreKept: boolean): Deviation[] {
  const places = new Map<string, { how: string; count: number }>();
  for (const { path, what } of faults) {
    const place = placeOf(path);
    const known = places.get(place);
    const value = rowsAreKept ? at(read, path) : undefined;
    const reading = value === undefined ? '' : `; read as ${JSON.stringify(value)}`;
    if (known) known.count += 1;
    else places.set(place, { how: `${place} ${what}${reading}`, count: 1 });
  }
  return [...places.values()].map(({ how, count }) => ({
    how: count === 1 ? how : `${how} (${count} times)`,
  }));
}

/** The data that the portal reads from an answer, and the answer's deviations from the contract. `read` is null if it is unreadable. */
export function judgeAnswer<Entity>(
  exchange: Exchange,
  schema: Schema,
  reader: (json: unknown) => Entity | null,
): { deviations: Deviation[]; read: Entity | null } {
  const failed = judgeSuccess(exchange);
  if (failed.length > 0) return { deviations: failed, read: null };
  const json = exchange.json?.value ?? null;
  const read = reader(json);
  const faults = schemaFaults(schema, json);
  if (read === null)
    return {
      deviations: [
        ...faultsAsDeviations(faults, null, false).slice(0, 3),
        { how: 'the answer cannot be read', breaking: 'unreadable' },
      ],
      read,
    };
  const { sent, kept } = countRows(json, read);
  const deviations = faultsAsDeviations(faults, read, sent === kept);
  if (kept >= sent) return { deviations, read };
  const leftOut = `rows left out, since they cannot be read or repeat an earlier one: ${sent - kept} of ${sent}`;
  return {
    deviations: [...deviations, { how: leftOut, ...(kept === 0 && { breaking: 'noRowReadable' as const }) }],
    read,
  };
}
