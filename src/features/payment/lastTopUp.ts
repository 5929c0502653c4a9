import { isTopUp, partsOf, sumOf, type Transaction } from '@portal/contract';

export interface TopUp {
  /** The transaction of the history. */
  id: string;
  type: string;
  /** KP without the bonus; null if the host does not send the parts. */
  base: number | null;
  /** KP; 0 for none. */
  bonus: number;
  /** KP including the bonus; null if the host does not send the parts. */
  credit: number | null;
  /** Null if the host does not send it. */
  at: string | null;
}

/** The newest successful top-up; undefined if the history has none. */
export function lastTopUpOf(history: readonly Transaction[]): TopUp | undefined {
  const found = history.find((transaction) => isTopUp(transaction) && transaction.status === 'success');
  if (!found) return undefined;
  const parts = partsOf(found);
  const kpOf = (wanted: string) =>
    parts.filter(({ type }) => type === wanted).map(({ realValue }) => realValue);
  const base = kpOf('credit.recharge');
  return {
    id: found.id,
    type: found.type,
    base: base.length > 0 ? sumOf(base) : null,
    bonus: sumOf(kpOf('credit.bonus')),
    credit: parts.length > 0 ? sumOf(parts.map(({ realValue }) => realValue)) : null,
    at: found.updatedAt,
  };
}
