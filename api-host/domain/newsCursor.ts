import type { MoneyEvent } from '@portal/contract';

/** A player's transaction as the stream of events sees it. */
export interface News {
  id: number;
  type: string;
  status: string;
}

/**
 * What a player's stream has told: all transactions up to `newest`, of which `pending` had not ended then. Ids of one player are
 * given out under the lock of his balance, so they come in the order of their commits, and "after this" needs no clock.
 */
export interface NewsCursor {
  newest: number;
  pending: readonly number[];
}

/** More pending ones than this are not followed by hints; the history still tells. */
export const MOST_PENDING = 50;

const text = /^\d{1,16}(\.\d{1,16}){0,50}$/;

/** The `id:` of an event, and so the browser's Last-Event-ID. */
export const formatCursor = ({ newest, pending }: NewsCursor): string => [newest, ...pending].join('.');

/** null for what is none of ours. */
export function parseCursor(value: unknown): NewsCursor | null {
  if (typeof value !== 'string' || !text.test(value)) return null;
  const [newest = 0, ...pending] = value.split('.').map(Number);
  return [newest, ...pending].every(Number.isSafeInteger) ? { newest, pending } : null;
}

/** The oldest id whose row may hold something new. */
export const firstOpen = ({ newest, pending }: NewsCursor): number => Math.min(newest + 1, ...pending);

/** What rows (any order) tell that the cursor has not told yet, oldest first; `after`: the cursor when they are told. */
export function newsSince(
  cursor: NewsCursor,
  rows: readonly News[],
): { events: MoneyEvent[]; after: NewsCursor } {
  const known = new Set(cursor.pending);
  const fresh = rows
    .filter(({ id, status }) => id > cursor.newest || (known.has(id) && status !== 'pending'))
    .sort((left, right) => left.id - right.id);
  const ended = new Set(fresh.map(({ id }) => id));
  const pending = [
    ...cursor.pending.filter((id) => !ended.has(id)),
    ...fresh.filter(({ status }) => status === 'pending').map(({ id }) => id),
  ].slice(-MOST_PENDING);
  const newest = Math.max(cursor.newest, ...fresh.map(({ id }) => id));
  return {
    events: fresh.map(({ id, type, status }) => ({ transactionId: String(id), type, status })),
    after: { newest, pending },
  };
}
