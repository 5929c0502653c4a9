import { sumOf } from './decimal';
import type { RelatedTransaction, Transaction } from './entities';

/** The type of a migration. Only events and history pages use it, since requirements §3 has no such type (docs/decisions/0079). */
export const migrationType = 'account.migration';

/** The kinds of transactions for a player: KP topped up, spent, refunded or recalled, or balances moved to another server. */
export const transactionKinds = ['topUp', 'spent', 'refund', 'recall', 'moved', 'other'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

const kinds: Readonly<Record<string, TransactionKind>> = {
  'credit.recharge': 'topUp',
  'credit.bonus': 'topUp',
  'credit.pay': 'spent',
  'credit.refund': 'refund',
  'credit.recall': 'recall',
  [migrationType]: 'moved',
};

/** Whether it is a player's payment itself, not the credit or the bonus that it brought. */
export const isTopUp = ({ type }: Pick<Transaction, 'type'>): boolean => type.startsWith('topup.');

/** The kind of a transaction by its type; 'other' for a type that this contract does not know. */
export const kindOf = (transaction: Pick<Transaction, 'type'>): TransactionKind => {
  if (isTopUp(transaction)) return 'topUp';
  const { type } = transaction;
  return (Object.hasOwn(kinds, type) ? kinds[type] : undefined) ?? 'other';
};

/** Whether it is a line of the history in its own right, not a part of a top-up. */
const isLine = (related: RelatedTransaction): boolean =>
  isTopUp(related) || ['spent', 'refund', 'recall'].includes(kindOf(related));

type WithRelated = Pick<Transaction, 'relatedTransactions'>;

/** The parts of a top-up: its credit, its bonus, and any that this contract does not know. */
export const partsOf = ({ relatedTransactions }: WithRelated): RelatedTransaction[] =>
  relatedTransactions.filter((related) => !isLine(related));

/** The lines of the history that belong to this one: the refund of a purchase, the purchase of a refund (PLAY-7). */
export const linesWith = ({ relatedTransactions }: WithRelated): RelatedTransaction[] =>
  relatedTransactions.filter((related) => isLine(related) && related.id !== '');

/**
 * The signed number of KP by which a transaction changed the balance. Null if unknown (another currency, a top-up whose parts the host
 * does not send, or an unknown kind), and for a migration, which moves no KP.
 */
export function movedCredit(transaction: Transaction): number | null {
  const { value, currency } = transaction;
  const kind = kindOf(transaction);
  const parts = partsOf(transaction);
  if (parts.length > 0 && kind === 'topUp') return sumOf(parts.map(({ realValue }) => realValue));
  if (value === null || currency !== 'KP' || kind === 'other' || kind === 'moved') return null;
  return kind === 'spent' || kind === 'recall' ? -value : value;
}
