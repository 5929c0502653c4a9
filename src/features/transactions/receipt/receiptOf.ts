import type { TFunction } from 'i18next';
import type { Transaction } from '@portal/contract';
import { formatDateTime } from '../../../lib/dates';
import { amountText, statusOf, transactionName, transactionParts } from '../describe';
import { movedParts } from '../movedParts';
import '../texts';
import './texts';

interface ReceiptLine {
  id: 'id' | 'account' | 'type' | 'value' | 'parts' | 'status' | 'time';
  label: string;
  /** Several values for the parts of a transaction. */
  values: string[];
}

/** The lines of a receipt in order, for the screen, for printing, and as text for support. */
export function receiptOf(transaction: Transaction, username: string, t: TFunction): ReceiptLine[] {
  const { id, updatedAt } = transaction;
  const parts = [...transactionParts(transaction, t), ...movedParts(transaction, t)];
  const lines: [ReceiptLine['id'], string[]][] = [
    ['id', [id]],
    ['time', updatedAt === null ? [] : [formatDateTime(updatedAt)]],
    ['account', [username]],
    ['type', [transactionName(transaction, t)]],
    ['value', [amountText(transaction, t)]],
    ['parts', parts],
    ['status', [statusOf(transaction, t).label]],
  ];
  return lines
    .filter(([, values]) => values.length > 0)
    .map(([line, values]) => ({ id: line, label: t(`receipt.${line}`), values }));
}

/** The receipt as plain text, with ordinary spaces. */
export const receiptText = (lines: readonly ReceiptLine[], t: TFunction): string =>
  [
    t('receipt.issuer'),
    ...lines.map(({ label, values }) => t('receipt.line', { label, value: values.join('; ') })),
  ]
    .join('\n')
    .replaceAll('\u00A0', ' ');
