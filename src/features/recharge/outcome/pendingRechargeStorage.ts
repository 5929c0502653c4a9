import type { Transaction } from '@portal/contract';
import { safeStorage } from '../../../lib/safeStorage';

const keyOf = (username: string) => `followed:${username}`;

/** Ids of the recharges that were pending when the page was left, so that a reload continues to watch them. */
export function readPendingRecharges(username: string): string[] {
  try {
    const ids: unknown = JSON.parse(safeStorage.read(keyOf(username)) ?? '[]');
    return Array.isArray(ids) ? ids.map(String) : [];
  } catch {
    return [];
  }
}

/** Replaces the stored ids. */
export const storePendingRecharges = (username: string, ids: readonly string[]): void =>
  ids.length === 0
    ? safeStorage.remove(keyOf(username))
    : safeStorage.write(keyOf(username), JSON.stringify(ids));

export const isPendingRecharge = ({ type, status }: Transaction): boolean =>
  type === 'credit.pay' && status === 'pending';

/** The recharges to show: pending ones, and watched ones that have ended since; newest first. */
export const trackedRecharges = (history: readonly Transaction[], ids: readonly string[]): Transaction[] =>
  history.filter(
    (transaction) =>
      isPendingRecharge(transaction) || (transaction.type === 'credit.pay' && ids.includes(transaction.id)),
  );
