import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { playerChanged } from './session';

/** What a player can change of the account; each has its own success text. */
export type SavedChange = 'name' | 'language' | 'email' | 'password' | 'phone';

export interface SavedState {
  /** The change that was saved and not yet acknowledged. */
  change: SavedChange | null;
}

const initialState: SavedState = { change: null };

/** ME-3: 'Thay đổi ... thành công!', told once. */
const savedSlice = createSlice({
  name: 'saved',
  initialState,
  reducers: {
    changeSaved: (state, { payload }: PayloadAction<SavedChange>) => {
      state.change = payload;
    },
    savedSeen: (state) => {
      state.change = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(playerChanged, () => initialState);
  },
});

export const { changeSaved, savedSeen } = savedSlice.actions;
export const savedReducer = savedSlice.reducer;
