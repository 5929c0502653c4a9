import { createOperationSlice } from '../operationSlice';

/**
 * What the player buys: `coins` in the game's smallest unit (hundredths for fsonline), null where an older version stored none;
 * `creditAmount` in KP.
 */
export interface RechargeOrder {
  creditAmount: number;
  zoneId: number;
  gameId: string;
  coins: number | null;
  coinName: string;
  /** The host compares `coins` with its price of now. */
  checksPrice?: boolean;
}

/** GAME-8: the recharge under way. */
const rechargeSlice = createOperationSlice<'recharge', RechargeOrder>('recharge');

export const rechargeActions = rechargeSlice.actions;
export const rechargeReducer = rechargeSlice.reducer;
