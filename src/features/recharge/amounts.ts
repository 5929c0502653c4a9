import { displayCoins, type GameRechargeConfig, type Proofs } from '@portal/contract';
import { formatNumber } from '@portal/ui-kit';
import type { OperationState } from '../../operations/operationState';
import type { RechargeOrder } from '../../operations/recharge/rechargeSlice';

/** The values of the form; the proofs are those that the host asked for (SAFE-6). */
export interface RechargeValues extends Proofs {
  /** The select's value: a zone id as text. */
  zoneId?: string;
  /** Cost of the chosen tile in KP. */
  creditAmount?: number;
}

/** GAME-5: the coins of an order as text; empty if they are unknown. */
export const coinsText = ({ gameId, coins }: Pick<RechargeOrder, 'gameId' | 'coins'>): string =>
  coins === null ? '' : formatNumber(displayCoins(gameId, coins));

/** The parts of a sentence about a recharge: its coins and their name; empty while there is no order. */
export const boughtBy = (recharge: OperationState<RechargeOrder>): { coins: string; coinName: string } =>
  'payload' in recharge
    ? { coins: coinsText(recharge.payload), coinName: recharge.payload.coinName }
    : { coins: '', coinName: '' };

/** The order for the form's values; null while a value is missing or the cost exceeds the credit (GAME-5). */
export function rechargeOrderOf(
  { zoneId, creditAmount }: RechargeValues,
  { gameId, coinName, payableValues, acceptsExpectedCoins = false }: GameRechargeConfig,
  credit: number,
): RechargeOrder | null {
  const zone = Number(zoneId ?? 0);
  const chosen = payableValues.find((value) => value.credit === creditAmount);
  if (!chosen || !(zone > 0) || credit === 0 || chosen.credit > credit) return null;
  const order = { creditAmount: chosen.credit, zoneId: zone, gameId, coins: chosen.coinsReceived, coinName };
  return { ...order, ...(acceptsExpectedCoins && { checksPrice: true }) };
}
