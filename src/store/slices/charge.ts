import { intentionSlice } from './intentionSlice';

/** What the player wants to buy; `coins` in the game's smallest unit, `creditAmount` in KP. */
export interface Purchase {
  creditAmount: number;
  zoneId: number;
  gameId: string;
  coins: number;
  coinName: string;
}

/** GAME-8: the recharge under way. */
const chargeSlice = intentionSlice<'charge', Purchase>('charge');

export const chargeEvents = chargeSlice.actions;
export const chargeReducer = chargeSlice.reducer;
