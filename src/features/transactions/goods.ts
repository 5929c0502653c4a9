import type { TFunction } from 'i18next';
import { displayCoins, defaultBrand, gameOf, type Transaction } from '@portal/contract';
import { formatNumber } from '@portal/ui-kit';
import './texts';

/** An amount in the game's smallest unit, as its coins. */
export const coinsOf = (gameId: string, amount: number): string => formatNumber(displayCoins(gameId, amount));

/** The portal's own game is named by the brand; another game has its own name. */
function gameName(gameId: string): { game?: string } {
  const { name } = gameOf(gameId);
  return name === defaultBrand.name ? {} : { game: name };
}

/** The goods that a payment bought and their server, or the zone that a migration moved to, one per line. */
export function goodsOf({ payload: { metadata, zoneName, moved } }: Transaction, t: TFunction): string[] {
  return [
    metadata !== undefined &&
      t('transactions.purchase', {
        ...gameName(metadata.gameId),
        coins: coinsOf(metadata.gameId, metadata.coin),
        coinName: metadata.coinName,
      }),
    zoneName !== undefined && t(moved ? 'transactions.movedTo' : 'transactions.server', { zoneName }),
  ].filter((line) => line !== false);
}
