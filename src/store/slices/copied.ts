import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { playerChanged } from './session';

export interface CopiedState {
  /** Which value shows that it was copied: 'method:field'; null when none does. */
  id: string | null;
}

const initialState: CopiedState = { id: null };

/** PAY-6: the copy state, for 3 seconds after a copy that worked (listeners/copied). */
const copiedSlice = createSlice({
  name: 'copied',
  initialState,
  reducers: {
    valueCopied: (state, { payload }: PayloadAction<string>) => {
      state.id = payload;
    },
    copiedExpired: (state) => {
      state.id = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(playerChanged, () => initialState);
  },
});

export const { valueCopied, copiedExpired } = copiedSlice.actions;
export const copiedReducer = copiedSlice.reducer;
