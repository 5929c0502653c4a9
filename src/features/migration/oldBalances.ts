import type { TFunction } from 'i18next';
import {
  defaultGameId,
  displayCoins,
  oldBalancesOf,
  sumOf,
  wholeCoins,
  type AccountZone,
} from '@portal/contract';
import { formatNumber } from '@portal/ui-kit';
import './texts';

export interface ShownBalance {
  id: 'leftCoin' | 'extpoint0' | 'extpoint4';
  /** Formatted: '1.234', '12,5'. */
  amount: string;
  name: string;
  /** The name as used within a sentence. */
  inText: string;
  /** The fraction that rounding removes; absent if there is none. */
  rest?: string;
}

/** MIG-2: leftCoin ÷ 100; extpoint0 ÷ 100 rounded down; extpoint4 unchanged. Exact sums of all CLOSED zones, which only one game has. */
export function shownBalances(zones: readonly AccountZone[], coinName: string, t: TFunction): ShownBalance[] {
  const { leftCoin, extpoint0, extpoint4 } = oldBalancesOf(zones);
  const whole = wholeCoins(defaultGameId, extpoint0);
  const rest = sumOf([Number(displayCoins(defaultGameId, extpoint0)), -whole]);
  const waiting = t('migration.waiting', { coinName });
  return [
    {
      id: 'leftCoin',
      amount: formatNumber(displayCoins(defaultGameId, leftCoin)),
      name: coinName,
      inText: coinName,
    },
    {
      id: 'extpoint0',
      amount: formatNumber(whole),
      name: waiting,
      inText: waiting,
      ...(rest > 0 && { rest: formatNumber(rest) }),
    },
    {
      id: 'extpoint4',
      amount: formatNumber(extpoint4),
      name: t('migration.points'),
      inText: t('migration.pointsInText'),
    },
  ];
}

/** '1.234 Xu, 567 Xu chờ chuyển đổi, 12 điểm …': the list in the confirm dialog (MIG-3), without zeros unless all amounts are zero. */
export function listOfAmounts(balances: readonly ShownBalance[], t: TFunction): string {
  const some = balances.filter(({ amount }) => amount !== '0');
  return (some.length > 0 ? some : balances.slice(0, 1))
    .map(({ amount, inText }) => t('migration.amount', { amount, name: inText }))
    .join(', ');
}
