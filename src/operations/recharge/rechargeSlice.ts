import { createOperationSlice } from '../operationSlice';

/** What the player buys: `coins` in the game's smallest unit (hundredths for fsonline), `creditAmount` in KP. */
export interface RechargeOrder {
  creditAmount: number;
  zoneId: number;
  gameId: string;
  coins: number;
  coinName: string;
}

/** GAME-8: the recharge under way. */
const rechargeSlice = createOperationSlice<'recharge', RechargeOrder>('recharge');

export const rechargeActions = rechargeSlice.actions;
export const rechargeReducer = rechargeSlice.reducer;
