import type { MoneyEvent } from '@portal/contract';

/** The fields of a player's transaction that the money event stream needs. */
export interface TransactionStatus {
  id: number;
  type: string;
  status: string;
}

/**
 * What a player's stream has sent: all transactions up to `newest`, of which those in `pending` had not ended. A player's transaction
 * ids are assigned under the lock on their balance, so they follow the order of commits, and "after this" needs no clock.
 */
export interface MoneyEventCursor {
  newest: number;
  pending: readonly number[];
}

/** The cursor before a player's first transaction. */
export const emptyCursor: MoneyEventCursor = { newest: 0, pending: [] };

/** The maximum number of pending transactions that a cursor tracks. The history shows the others. */
const MAX_PENDING = 50;

const format = /^\d{1,16}(\.\d{1,16}){0,50}$/;

/** The `id:` of an event, which the browser sends back as Last-Event-ID. */
export const formatCursor = ({ newest, pending }: MoneyEventCursor): string => [newest, ...pending].join('.');

/** Parses a cursor; null for a text that `formatCursor` did not write. */
export function parseCursor(value: unknown): MoneyEventCursor | null {
  if (typeof value !== 'string' || !format.test(value)) return null;
  const [newest = 0, ...pending] = value.split('.').map(Number);
  return [newest, ...pending].every(Number.isSafeInteger) ? { newest, pending } : null;
}

/** The oldest transaction id that may have changed since. */
export const firstIdToRead = ({ newest, pending }: MoneyEventCursor): number =>
  Math.min(newest + 1, ...pending);

/** The events in `rows` (in any order) that the cursor has not sent, oldest first, and the cursor after them. */
export function moneyEventsSince(
  cursor: MoneyEventCursor,
  rows: readonly TransactionStatus[],
): { events: MoneyEvent[]; after: MoneyEventCursor } {
  const known = new Set(cursor.pending);
  const changed = rows
    .filter(({ id, status }) => id > cursor.newest || (known.has(id) && status !== 'pending'))
    .sort((left, right) => left.id - right.id);
  const changedIds = new Set(changed.map(({ id }) => id));
  const pending = [
    ...cursor.pending.filter((id) => !changedIds.has(id)),
    ...changed.filter(({ status }) => status === 'pending').map(({ id }) => id),
  ].slice(-MAX_PENDING);
  const newest = Math.max(cursor.newest, ...changed.map(({ id }) => id));
  return {
    events: changed.map(({ id, type, status }) => ({ transactionId: String(id), type, status })),
    after: { newest, pending },
  };
}
