import type { TFunction } from 'i18next';
import type { Transaction } from '@portal/contract';
import { formatInteger } from '@portal/ui-kit';
import { formatDateTime } from '../../../lib/dates';
import { statusOf, transactionName, transactionParts } from '../describe';
import '../texts';
import './texts';

const units = { KP: 'KP', VND: 'đ' };

export interface ReceiptLine {
  id: 'id' | 'account' | 'type' | 'value' | 'parts' | 'status' | 'time';
  label: string;
  /** Several values for the parts of a transaction. */
  values: string[];
}

/** The lines of a receipt in order, for the screen, for printing, and as text for support. */
export function receiptOf(transaction: Transaction, username: string, t: TFunction): ReceiptLine[] {
  const { id, value, currency, status, updatedAt } = transaction;
  const parts = transactionParts(transaction, t);
  const lines: [ReceiptLine['id'], string[]][] = [
    ['id', [id]],
    ['time', [formatDateTime(updatedAt)]],
    ['account', [username]],
    ['type', [transactionName(transaction, t)]],
    ['value', [`${formatInteger(value)}\u00A0${units[currency]}`]],
    ['parts', parts],
    ['status', [statusOf(status, t).label]],
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
