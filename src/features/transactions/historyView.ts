import { kindOf, type Transaction, type TransactionKind } from '@portal/contract';

/** By the time that is shown, newest first; equal times, and rows without one, keep the host's order. */
export const newestFirst = (transactions: readonly Transaction[]): Transaction[] =>
  transactions
    .map((transaction, index) => ({ transaction, index }))
    .sort((one, other) => {
      const [first, second] = [one.transaction.updatedAt, other.transaction.updatedAt];
      if (first === null || second === null || first === second) return one.index - other.index;
      return first < second ? 1 : -1;
    })
    .map(({ transaction }) => transaction);

/** The player's filter; null shows all. */
export interface HistoryFilter {
  kind: TransactionKind | null;
  status: string | null;
}

export const matches = (transaction: Transaction, { kind, status }: HistoryFilter): boolean =>
  (kind === null || kindOf(transaction) === kind) && (status === null || transaction.status === status);
