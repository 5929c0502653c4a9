import type { Transaction } from '@portal/contract';

/** What a transaction is to a player: money that came in, KP that were spent, given back, or taken back. */
export const transactionKinds = ['topUp', 'spent', 'refund', 'recall', 'other'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

const kinds: Readonly<Record<string, TransactionKind>> = {
  'credit.recharge': 'topUp',
  'credit.bonus': 'topUp',
  'credit.pay': 'spent',
  'credit.refund': 'refund',
  'credit.recall': 'recall',
};

export const kindOf = ({ type }: Pick<Transaction, 'type'>): TransactionKind => {
  if (type.startsWith('topup.')) return 'topUp';
  return (Object.hasOwn(kinds, type) ? kinds[type] : undefined) ?? 'other';
};

/**
 * By how many KP a transaction changed the balance, with its sign; null where that is not known: another currency, a top-up whose
 * parts the host does not send, or a kind that the portal does not know.
 */
export function movedCredit(transaction: Transaction): number | null {
  const { value, currency, relatedTransactions } = transaction;
  const kind = kindOf(transaction);
  if (relatedTransactions.length > 0 && kind === 'topUp')
    return relatedTransactions.reduce((sum, { realValue }) => sum + realValue, 0);
  if (value === null || currency !== 'KP' || kind === 'other') return null;
  return kind === 'spent' || kind === 'recall' ? -value : value;
}

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

/** What a player wants to see; null: all. */
export interface HistoryFilter {
  kind: TransactionKind | null;
  status: string | null;
}

export const matches = (transaction: Transaction, { kind, status }: HistoryFilter): boolean =>
  (kind === null || kindOf(transaction) === kind) && (status === null || transaction.status === status);
