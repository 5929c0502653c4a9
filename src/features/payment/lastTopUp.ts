import { multiplyDown, type Transaction } from '@portal/contract';

export interface TopUp {
  /** Whole KP with its bonus. */
  credit: bigint;
  at: string;
}

/** The newest successful top-up; undefined if the history has none. */
export function lastTopUpOf(history: readonly Transaction[]): TopUp | undefined {
  const found = history.find(({ type, status }) => type.startsWith('topup.') && status === 'success');
  if (!found) return undefined;
  return {
    credit: found.relatedTransactions.reduce((sum, { realValue }) => sum + multiplyDown(1, realValue), 0n),
    at: found.updatedAt,
  };
}
