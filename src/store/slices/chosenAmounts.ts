import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { playerChanged } from './session';

export interface ChosenAmountsState {
  /** By method name: the VND amount that the method's QR code carries. Absent: the player chose none. */
  byMethod: Partial<Record<string, number>>;
}

const initialState: ChosenAmountsState = { byMethod: {} };

/** Which row of a bonus table the player chose, so that the method's QR code carries its amount (docs/decisions/0035). */
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
