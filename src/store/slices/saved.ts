import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { playerChanged } from './session';

/** The changes of an account, each with its own success text. */
export type SavedChange =
  | 'name'
  | 'language'
  | 'email'
  | 'password'
  | 'phone'
  | 'secondFactorOff'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'approval'
  | 'session'
  | 'otherSessions'
  | 'deletion'
  | 'kept'
  | 'paymentRule';

export interface SavedState {
  /** The saved change that the player has not seen confirmed yet; null for none. */
  change: SavedChange | null;
}

const initialState: SavedState = { change: null };

/** ME-3: 'Thay đổi ... thành công!', shown once. */
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
