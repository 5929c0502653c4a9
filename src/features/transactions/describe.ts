import type { TFunction } from 'i18next';
import { displayCoins, gameOf, transactionTypes, type Transaction } from '@portal/contract';
import { formatNumber } from '@portal/ui-kit';
import './texts';

const isKnownType = (type: string) => transactionTypes.find((known) => known === type);

/** TX-3: the label of a type of transaction; unknown types have one too. */
function typeName(type: string, t: TFunction): string {
  const known = isKnownType(type);
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

/** Why KP were taken or given back, since neither the type nor the amount says it (PLAY-7). */
function reasonOf({ type, payload }: Transaction, t: TFunction): string[] {
  if (type === 'credit.recall') return [t('transactions.recallWhy')];
  if (type === 'credit.refund')
    return [t(payload.metadata ? 'transactions.refundWhy' : 'transactions.refundGiven')];
  return [];
}

/** TX-3: the details, one per line: what a payment bought, or a top-up's KP and bonus. */
export function transactionParts(transaction: Transaction, t: TFunction): string[] {
  const { payload, relatedTransactions } = transaction;
  const { metadata } = payload;
  const bought = metadata
    ? [
        t('transactions.purchase', {
          game: gameOf(metadata.gameId).name,
          coins: formatNumber(displayCoins(metadata.gameId, metadata.coin)),
          coinName: metadata.coinName,
        }),
      ]
    : [];
  const parts = relatedTransactions.map(({ type, realValue }) =>
    t('transactions.part', {
      what: typeName(type, t),
      amount: `${realValue > 0 ? '+' : ''}${formatNumber(realValue)}`,
    }),
  );
  return [...bought, ...parts, ...reasonOf(transaction, t)];
}

const tones = { pending: 'warning', success: 'success', failed: 'error' } as const;

const units: Readonly<Record<string, string>> = { KP: 'KP', VND: 'đ' };

/** The value with its unit; a currency this contract does not know by its own name. */
export const amountText = ({ value, currency }: Pick<Transaction, 'value' | 'currency'>): string =>
  value === null ? '—' : `${formatNumber(value)}\u00A0${units[currency] ?? currency}`;

/** TX-2: the four status labels; anything unknown is 'Chưa rõ'. */
export function statusOf(status: string, t: TFunction) {
  const known = status === 'pending' || status === 'success' || status === 'failed' ? status : null;
  return {
    label: t(known ? `transactions.${known}` : 'transactions.other'),
    tone: known ? tones[known] : ('neutral' as const),
  };
}
