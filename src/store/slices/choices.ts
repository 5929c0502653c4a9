import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { playerChanged } from './session';

/** A chosen top-up; `method` is the id of the method that receives the money. */
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

/** A player's last choices, each undefined until the player makes it (PLAY-6). */
export interface ChoicesState {
  /** The username of the player who made these choices; set once the choices stored on the device are included. */
  owner?: string | undefined;
  /** VND that the code on /payment carries; undefined for a code without an amount. */
  cash?: number | undefined;
  /** The id of the receiving bank. */
  bankTransfers?: string | undefined;
  /** The id of the receiving wallet. */
  eWallets?: string | undefined;
  /** Id of the bank's app that was opened last. */
  bankApp?: string | undefined;
  zoneId?: number | undefined;
  /** Price of the chosen tile in KP, even if it exceeds the player's credit. */
  creditAmount?: number | undefined;
  /** KP by which the price of the tile on /recharge exceeds the credit; /payment converts them into an amount (PLAY-5). */
  missing?: number | undefined;
  /** A newcomer has closed the first steps, or (`gameDownloaded`) followed the link to the game. */
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
    /** `undefined` removes a choice. The action holds null instead, because a recording would drop undefined. */
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
