import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { playerChanged } from './session';

export interface ChosenAmountsState {
  /** Method name → VND in the method's QR code; absent if the player chose none. */
  byMethod: Partial<Record<string, number>>;
}

const initialState: ChosenAmountsState = { byMethod: {} };

/** The amounts that the player chose in the bonus tables, for the methods' QR codes (docs/decisions/0035). */
const chosenAmountsSlice = createSlice({
  name: 'chosenAmounts',
  initialState,
  reducers: {
    /** `cash` in VND. */
    amountChosen: (state, { payload }: PayloadAction<{ method: string; cash: number }>) => {
      state.byMethod[payload.method] = payload.cash;
    },
    amountCleared: (state, { payload }: PayloadAction<{ method: string }>) => {
      state.byMethod[payload.method] = undefined;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(playerChanged, () => initialState);
  },
});

export const { amountChosen, amountCleared } = chosenAmountsSlice.actions;
export const chosenAmountsReducer = chosenAmountsSlice.reducer;
