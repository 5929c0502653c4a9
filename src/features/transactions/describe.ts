import type { TFunction } from 'i18next';
import {
  gameOf,
  kindOf,
  linesWith,
  migrationType,
  partsOf,
  sumOf,
  transactionTypes,
  type RelatedTransaction,
  type Transaction,
} from '@portal/contract';
import { formatNumber } from '@portal/ui-kit';
import { daysAgo, formatDate, formatDayAndMonth } from '../../lib/dates';
import { coinsOf, goodsOf } from './goods';
import './texts';

const types = [...transactionTypes, migrationType] as const;

/** TX-3: the label of a transaction type, including unknown types. */
function typeName(type: string, t: TFunction): string {
  const known = types.find((one) => one === type);
  return known ? t(`transactions.${known}`) : t('transactions.unknown');
}

/** The names of known banks and wallets; any other is shown as the host sends it. */
const brands: Readonly<Record<string, string>> = {
  momo: 'MoMo',
  viettelpay: 'ViettelPay',
  techcombank: 'Techcombank',
  vietcombank: 'Vietcombank',
};

const brandOf = (source: string) => (Object.hasOwn(brands, source) ? brands[source] : undefined) ?? source;

/** The type, and the source of a top-up. */
export function transactionName({ type, payload }: Transaction, t: TFunction): string {
  const what = typeName(type, t);
  return payload.source ? t('transactions.withSource', { what, source: brandOf(payload.source) }) : what;
}

/** The outcome, and why KP were taken or given back, if neither the type nor the status says so (PLAY-7). */
function outcomeOf(transaction: Transaction, t: TFunction): string[] {
  const { status, payload } = transaction;
  const kind = kindOf(transaction);
  const lines = linesWith(transaction);
  if (kind === 'recall') return [t('transactions.recallWhy')];
  if (kind === 'refund')
    return [t(payload.metadata || lines.length > 0 ? 'transactions.refundWhy' : 'transactions.refundGiven')];
  if (kind === 'moved' && status === 'failed') return [t('transactions.moveRefused')];
  if (kind !== 'spent') return [];
  if (status === 'pending') return [t('transactions.delivering')];
  const refunds = lines.filter((line) => kindOf(line) === 'refund');
  if (refunds.length === 0) return [];
  const refunded = sumOf(refunds.map(({ realValue }) => Math.abs(realValue)));
  return [t('transactions.refunded', { amount: formatNumber(refunded) })];
}

/** TX-3: the details, one per line: what a payment bought, a top-up's KP and bonus, and the outcome. */
export function transactionParts(transaction: Transaction, t: TFunction): string[] {
  const parts = partsOf(transaction).map(({ type, realValue }) =>
    t('transactions.part', {
      what: typeName(type, t),
      amount: `${realValue > 0 ? '+' : ''}${formatNumber(realValue)}`,
    }),
  );
  return [...goodsOf(transaction, t), ...parts, ...outcomeOf(transaction, t)];
}

const tones = { pending: 'warning', success: 'success', failed: 'error' } as const;

/** The value with its unit; an unknown currency is shown under its own name. For a migration, which costs nothing, the moved coins. */
export function amountText(transaction: Transaction, t: TFunction): string {
  const { value, currency, payload } = transaction;
  if (kindOf(transaction) === 'moved') {
    const { gameId, leftCoin } = payload.moved ?? { gameId: '', leftCoin: 0 };
    return leftCoin > 0 ? `${coinsOf(gameId, leftCoin)}\u00A0${gameOf(gameId).coinName}` : '—';
  }
  if (value === null) return '—';
  const amount = formatNumber(value);
  if (currency === 'KP') return t('transactions.amount', { amount });
  return t('transactions.amount', { amount, unit: currency === 'VND' ? 'đ' : currency });
}

/** TX-2: the four status labels; anything unknown is 'Chưa rõ'. A recall of KP is not a success for the player, so it is not green. */
export function statusOf(transaction: Pick<Transaction, 'type' | 'status'>, t: TFunction) {
  const { status }: { status: string } = transaction;
  const known = status === 'pending' || status === 'success' || status === 'failed' ? status : null;
  return {
    label: t(known ? `transactions.${known}` : 'transactions.other'),
    tone: known && kindOf(transaction) !== 'recall' ? tones[known] : ('neutral' as const),
  };
}

/** The text of the link to a related line. */
export function relatedText(line: RelatedTransaction, t: TFunction): string {
  const kind = kindOf(line);
  return t(`transactions.see.${kind === 'moved' || kind === 'other' ? 'spent' : kind}`);
}

/** The heading of a line's day, as seen at `now` (ms); '' without a time. The host's clock may be ahead, so the future is today. */
export function dayOf(updatedAt: string | null, now: number, t: TFunction): string {
  if (updatedAt === null) return '';
  const days = daysAgo(updatedAt, now);
  if (days <= 0) return t('transactions.today');
  return days === 1
    ? t('transactions.yesterday', { day: formatDayAndMonth(updatedAt) })
    : formatDate(updatedAt);
}
