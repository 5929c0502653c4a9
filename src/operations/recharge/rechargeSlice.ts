import { createOperationSlice } from '../operationSlice';

/**
 * What the player buys. `coins` is in the game's smallest unit (hundredths for fsonline), null if an older version stored none;
 * `creditAmount` is in KP.
 */
export interface RechargeOrder {
  creditAmount: number;
  zoneId: number;
  gameId: string;
  coins: number | null;
  coinName: string;
  /** The host compares `coins` with its current price. */
  checksPrice?: boolean;
}

/** GAME-8: the recharge under way. */
const rechargeSlice = createOperationSlice<'recharge', RechargeOrder>('recharge');

export const rechargeActions = rechargeSlice.actions;
export const rechargeReducer = rechargeSlice.reducer;
