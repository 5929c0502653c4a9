import { sumOf, type Transaction } from '@portal/contract';

export interface TopUp {
  /** The transaction of the history. */
  id: string;
  /** KP without the bonus; null if the host does not send the parts. */
  base: number | null;
  /** KP; 0 for none. */
  bonus: number;
  /** KP including the bonus. */
  credit: number;
  /** Null if the host does not send it. */
  at: string | null;
}

/** The newest successful top-up; undefined if the history has none. */
export function lastTopUpOf(history: readonly Transaction[]): TopUp | undefined {
  const found = history.find(({ type, status }) => type.startsWith('topup.') && status === 'success');
  if (!found) return undefined;
  const kpOf = (wanted: string) =>
    found.relatedTransactions.filter(({ type }) => type === wanted).map(({ realValue }) => realValue);
  const base = kpOf('credit.recharge');
  return {
    id: found.id,
    base: base.length > 0 ? sumOf(base) : null,
    bonus: sumOf(kpOf('credit.bonus')),
    credit: sumOf(found.relatedTransactions.map(({ realValue }) => realValue)),
    at: found.updatedAt,
  };
}
