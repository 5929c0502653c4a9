import { displayCoins, type GameRechargeConfig } from '@portal/contract';
import { formatNumber } from '@portal/ui-kit';
import type { RechargeOrder } from '../../operations/recharge/rechargeSlice';

export interface RechargeValues {
  /** The select's value: a zone id as text. */
  zoneId?: string;
  /** Cost of the chosen tile in KP. */
  creditAmount?: number;
}

/** GAME-5: the coins of an order as text; empty if they are unknown. */
export const coinsText = ({ gameId, coins }: Pick<RechargeOrder, 'gameId' | 'coins'>): string =>
  coins === null ? '' : formatNumber(displayCoins(gameId, coins));

/** The order for the form's values; null while a value is missing or the cost exceeds the credit (GAME-5). */
export function rechargeOrderOf(
  { zoneId, creditAmount }: RechargeValues,
  { gameId, coinName, payableValues }: GameRechargeConfig,
  credit: number,
): RechargeOrder | null {
  const zone = Number(zoneId ?? 0);
  const chosen = payableValues.find((value) => value.credit === creditAmount);
  if (!chosen || !(zone > 0) || credit === 0 || chosen.credit > credit) return null;
  return { creditAmount: chosen.credit, zoneId: zone, gameId, coins: chosen.coinsReceived, coinName };
}
