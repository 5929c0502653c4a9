import type { Transaction } from '@portal/contract';
import type { Translate } from '../../../i18n/useTexts';
import { formatDateTime } from '../../../lib/dates';
import { amountText, statusOf, transactionName, transactionParts } from '../describe';
import type { transactionTexts } from '../texts';
import type { receiptTexts } from './texts';

export interface ReceiptLine {
  id: 'id' | 'account' | 'type' | 'value' | 'parts' | 'status' | 'time';
  label: string;
  /** Several for the parts of a transaction. */
  values: string[];
}

/** All that a receipt says, in its order: for the screen, for paper, and as text for support. */
export function receiptOf(
  transaction: Transaction,
  username: string,
  t: Translate<typeof receiptTexts>,
  tHistory: Translate<typeof transactionTexts>,
): ReceiptLine[] {
  const { id, status, updatedAt } = transaction;
  const parts = transactionParts(transaction, tHistory);
  const lines: [ReceiptLine['id'], string[]][] = [
    ['id', [id]],
    ['time', updatedAt === null ? [] : [formatDateTime(updatedAt)]],
    ['account', [username]],
    ['type', [transactionName(transaction, tHistory)]],
    ['value', [amountText(transaction)]],
    ['parts', parts],
    ['status', [statusOf(status, tHistory).label]],
  ];
  return lines
    .filter(([, values]) => values.length > 0)
    .map(([line, values]) => ({ id: line, label: t(`receipt.${line}`), values }));
}

/** The receipt as lines of plain text, with ordinary spaces. */
export const receiptText = (lines: readonly ReceiptLine[], t: Translate<typeof receiptTexts>): string =>
  [
    t('receipt.issuer'),
    ...lines.map(({ label, values }) => t('receipt.line', { label, value: values.join('; ') })),
  ]
    .join('\n')
    .replaceAll('\u00A0', ' ');
