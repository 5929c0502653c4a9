import { displayCoins, type GameRechargeConfig, type Proofs, type Zone } from '@portal/contract';
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

/** What can be chosen on the form; `playable` are the servers. */
export interface Offers {
  config: GameRechargeConfig;
  playable: readonly Zone[];
}

/** What a form or a memory holds: the server's id and the tile's cost. */
interface Choice {
  zoneId?: string | number | undefined;
  creditAmount?: number | undefined;
}

/** The chosen offers; each undefined while none is chosen, or once it is no longer offered. */
export const chosenOf = ({ zoneId, creditAmount }: Choice, { config, playable }: Offers) => ({
  zone: playable.find(({ id }) => String(id) === String(zoneId)),
  value: config.payableValues.find(({ credit }) => credit === creditAmount),
});

/** The order for the form's values; null while a value is missing or gone, or the cost exceeds the credit (GAME-5). */
export function rechargeOrderOf(
  values: RechargeValues,
  offers: Offers,
  credit: number,
): RechargeOrder | null {
  const { gameId, coinName, acceptsExpectedCoins = false } = offers.config;
  const { zone, value } = chosenOf(values, offers);
  if (!value || !zone || !(zone.id > 0) || credit === 0 || value.credit > credit) return null;
  const order = { creditAmount: value.credit, zoneId: zone.id, gameId, coins: value.coinsReceived, coinName };
  return { ...order, ...(acceptsExpectedCoins && { checksPrice: true }) };
}
