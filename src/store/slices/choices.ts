import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { playerChanged } from './session';

/** The method that receives the money, by its name. */
export interface TopUpChoice {
  kind: 'bankTransfers' | 'eWallets';
  method: string;
  /** VND. */
  cash: number;
}

/** KP and server of a recharge. */
export interface RechargeChoice {
  zoneId: number;
  creditAmount: number;
}

/** What a player chose last, each undefined until they choose (PLAY-6). */
export interface ChoicesState {
  /** The username of the player whose choices these are, once those of the device are among them. */
  owner?: string | undefined;
  /** VND that the code on /payment carries; undefined for a code without an amount. */
  cash?: number | undefined;
  /** The receiving bank, by its name. */
  bankTransfers?: string | undefined;
  /** The receiving wallet, by its name. */
  eWallets?: string | undefined;
  /** Id of the bank's app that was opened last. */
  bankApp?: string | undefined;
  zoneId?: number | undefined;
  /** Price of the chosen tile in KP, also while the player has too few. */
  creditAmount?: number | undefined;
  /** KP that the tile on /recharge costs beyond the credit; /payment turns them into an amount (PLAY-5). */
  missing?: number | undefined;
  /** A newcomer has closed their first steps, or followed the link to the game. */
  firstStepsClosed?: boolean | undefined;
  gameDownloaded?: boolean | undefined;
  /** The last top-up that arrived while its code was shown. */
  lastTopUp?: TopUpChoice | undefined;
  /** The last recharge that succeeded. */
  lastRecharge?: RechargeChoice | undefined;
}

const initialState: ChoicesState = {};

/** PLAY-6: the player's last choices, kept on the device under their name (useRememberedChoices.ts). */
const choicesSlice = createSlice({
  name: 'choices',
  initialState,
  reducers: {
    /** `undefined` takes a choice back. In the action it is null, which a recording keeps. */
    choiceMade: {
      prepare: (choices: ChoicesState) => ({
        payload: Object.fromEntries(Object.entries(choices).map(([name, value]) => [name, value ?? null])),
      }),
      reducer: (state, { payload }: PayloadAction<Readonly<Record<string, unknown>>>): ChoicesState => {
        const choices: Record<string, unknown> = { ...state, ...payload };
        return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== null));
      },
    },
  },
  extraReducers: (builder) => {
    builder.addCase(playerChanged, () => initialState);
  },
});

export const { choiceMade } = choicesSlice.actions;
export const choicesReducer = choicesSlice.reducer;
