import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { playerChanged } from './session';

export interface CopiedState {
  /** The value whose copy is confirmed, as 'method:field'; null for none. */
  id: string | null;
}

const initialState: CopiedState = { id: null };

/** PAY-6: which value was copied in the last 3 seconds (listeners/copied.ts). */
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
