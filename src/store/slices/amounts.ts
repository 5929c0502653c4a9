import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionExpired } from '../../api/sessionExpired';
import { signedOut } from './session';

export interface AmountsState {
  /** By method name: the transfer in VND that its QR code carries; none for a method without a choice. */
  chosen: Partial<Record<string, number>>;
}

const initialState: AmountsState = { chosen: {} };

/** Which line of a bonus table a player tapped, so that the method's QR code carries that amount (decision 0035). */
const amountsSlice = createSlice({
  name: 'amounts',
  initialState,
  reducers: {
    amountChosen: (state, { payload }: PayloadAction<{ method: string; cash: number }>) => {
      state.chosen[payload.method] = payload.cash;
    },
    amountCleared: (state, { payload }: PayloadAction<{ method: string }>) => {
      state.chosen[payload.method] = undefined;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionExpired, () => initialState).addCase(signedOut, () => initialState);
  },
});

export const { amountChosen, amountCleared } = amountsSlice.actions;
export const amountsReducer = amountsSlice.reducer;
