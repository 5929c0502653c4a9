import type { TFunction } from 'i18next';
import { displayCoins, oldBalancesOf, type AccountZone } from '@portal/contract';
import { formatNumber } from '@portal/ui-kit';
import { hundredths } from '../../lib/hundredths';
import './texts';

/** Only this game has old balances, stored in its hundredths. */
const GAME = 'fsonline';
const PER_COIN = 100;

export interface ShownBalance {
  id: 'leftCoin' | 'extpoint0' | 'extpoint4';
  /** Formatted: '1.234', '12,5'. */
  amount: string;
  name: string;
  /** The name as used within a sentence. */
  inText: string;
  /** The fraction that rounding takes off; absent if there is none. */
  rest?: string;
}

/** MIG-2: leftCoin ÷ 100; extpoint0 ÷ 100 rounded down; extpoint4 as it is. Exact, over all CLOSED zones. */
export function shownBalances(zones: readonly AccountZone[], coinName: string, t: TFunction): ShownBalance[] {
  const { leftCoin, extpoint0, extpoint4 } = oldBalancesOf(zones);
  const rest = extpoint0 % PER_COIN;
  const waiting = t('migration.waiting', { coinName });
  return [
    { id: 'leftCoin', amount: formatNumber(hundredths(leftCoin)), name: coinName, inText: coinName },
    {
      id: 'extpoint0',
      amount: formatNumber(displayCoins(GAME, extpoint0)),
      name: waiting,
      inText: waiting,
      ...(rest > 0 && { rest: formatNumber(hundredths(rest)) }),
    },
    {
      id: 'extpoint4',
      amount: formatNumber(extpoint4),
      name: t('migration.points'),
      inText: t('migration.pointsInText'),
    },
  ];
}

/** '1.234 Xu, 567 Xu chờ chuyển đổi, 12 điểm …': what the confirm dialog lists (MIG-3); zeros only if all are zero. */
export function listOfAmounts(balances: readonly ShownBalance[], t: TFunction): string {
  const some = balances.filter(({ amount }) => amount !== '0');
  return (some.length > 0 ? some : balances.slice(0, 1))
    .map(({ amount, inText }) => t('migration.amount', { amount, name: inText }))
    .join(', ');
}
