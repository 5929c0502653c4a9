import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the player wants to buy; `coins` in the game's smallest unit, `creditAmount` in KP. */
export interface Purchase {
  creditAmount: number;
  zoneId: number;
  gameId: string;
  coins: number;
  coinName: string;
}

/**
 * Where a recharge stands (GAME-5, GAME-6, GAME-8):
 * submitting → succeeded | refused | unsent, or, when no answer came, → checking →
 * succeeded | refused | unconfirmed (not found: may be sent again) | unreachable (could not be checked).
 */
export type ChargeState =
  | { phase: 'idle' }
  | { phase: 'submitting' | 'checking' | 'unconfirmed' | 'unreachable'; purchase: Purchase }
  | { phase: 'succeeded'; purchase: Purchase; pending: boolean; message?: string }
  | { phase: 'refused'; errorCode?: string; message?: string }
  | { phase: 'unsent'; message: string }
  | { phase: 'elsewhere' };

export type ChargeOutcome = Exclude<ChargeState, { phase: 'idle' | 'submitting' | 'checking' }>;

/** GAME-8: the state of the one recharge a player can have under way in this tab. */
const chargeSlice = createSlice({
  name: 'charge',
  initialState: (): ChargeState => ({ phase: 'idle' }),
  reducers: {
    chargeSubmitted: (_, { payload }: PayloadAction<Purchase>): ChargeState => ({
      phase: 'submitting',
      purchase: payload,
    }),
    chargeCheckStarted: (_, { payload }: PayloadAction<Purchase>): ChargeState => ({
      phase: 'checking',
      purchase: payload,
    }),
    chargeSettled: (_, { payload }: PayloadAction<ChargeOutcome>): ChargeState => payload,
    chargeDismissed: (): ChargeState => ({ phase: 'idle' }),
  },
});

export const { chargeSubmitted, chargeCheckStarted, chargeSettled, chargeDismissed } = chargeSlice.actions;
export const chargeReducer = chargeSlice.reducer;

/** Whether a recharge is under way, or its outcome has to be settled first; then nothing new may be sent. */
export const isUnsettled = ({ phase }: ChargeState): boolean =>
  phase === 'submitting' || phase === 'checking' || phase === 'unconfirmed' || phase === 'unreachable';
