import { sumOf, type Transaction } from '@portal/contract';

export interface TopUp {
  /** KP with its bonus. */
  credit: number;
  /** Null where the host does not tell. */
  at: string | null;
}

/** The newest successful top-up; undefined if the history has none. */
export function lastTopUpOf(history: readonly Transaction[]): TopUp | undefined {
  const found = history.find(({ type, status }) => type.startsWith('topup.') && status === 'success');
  if (!found) return undefined;
  return {
    credit: sumOf(found.relatedTransactions.map(({ realValue }) => realValue)),
    at: found.updatedAt,
  };
}
