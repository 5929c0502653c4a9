import type { TFunction } from 'i18next';
import { gameOf, type Transaction } from '@portal/contract';
import { formatNumber } from '@portal/ui-kit';
import { coinsOf } from './goods';
import './textsMoved';

/** The zones that a migration moved balances from, and the balances, one per line (PLAY-7). */
export function movedParts({ payload: { moved } }: Transaction, t: TFunction): string[] {
  if (!moved) return [];
  const { gameId, from, leftCoin, extpoint0, extpoint4 } = moved;
  const coins = (amount: number) => ({ coins: coinsOf(gameId, amount), coinName: gameOf(gameId).coinName });
  return [
    from.length > 0 && t('movedBalances.movedFrom', { from: from.join(', ') }),
    leftCoin > 0 && t('movedBalances.coins', coins(leftCoin)),
    extpoint0 > 0 && t('movedBalances.coinsWaiting', coins(extpoint0)),
    extpoint4 > 0 && t('movedBalances.points', { points: formatNumber(extpoint4) }),
  ].filter((line) => line !== false);
}
