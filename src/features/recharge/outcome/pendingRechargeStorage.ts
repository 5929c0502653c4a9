import type { Transaction } from '@portal/contract';
import { safeStorage } from '../../../lib/safeStorage';

const keyOf = (username: string) => `followed:${username}`;

/** Ids of the recharges that this browser watched when the page was left; a reload goes on watching. */
export function readPendingRecharges(username: string): string[] {
  try {
    const ids: unknown = JSON.parse(safeStorage.read(keyOf(username)) ?? '[]');
    return Array.isArray(ids) ? ids.map(String) : [];
  } catch {
    return [];
  }
}

export const storePendingRecharges = (username: string, ids: readonly string[]): void =>
  ids.length === 0
    ? safeStorage.remove(keyOf(username))
    : safeStorage.write(keyOf(username), JSON.stringify(ids));

export const isPendingRecharge = ({ type, status }: Transaction): boolean =>
  type === 'credit.pay' && status === 'pending';

/** What is shown: the recharges that wait, and those that ended since they were followed; newest first. */
export const trackedRecharges = (history: readonly Transaction[], ids: readonly string[]): Transaction[] =>
  history.filter(
    (transaction) =>
      isPendingRecharge(transaction) || (transaction.type === 'credit.pay' && ids.includes(transaction.id)),
  );
