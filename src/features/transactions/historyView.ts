import { kindOf, type Transaction, type TransactionKind } from '@portal/contract';

/** The player's filter; null shows all. */
export interface HistoryFilter {
  kind: TransactionKind | null;
  status: string | null;
}

/** Whether the filter shows the transaction. */
export const matches = (transaction: Transaction, { kind, status }: HistoryFilter): boolean =>
  (kind === null || kindOf(transaction) === kind) && (status === null || transaction.status === status);
