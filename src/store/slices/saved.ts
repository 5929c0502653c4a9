import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { playerChanged } from './session';

/** The changes of an account, each with its own success text. */
export type SavedChange =
  | 'name'
  | 'language'
  | 'email'
  | 'password'
  | 'phone'
  | 'secondFactorOn'
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
  /** How many times the same change was saved again before its confirmation was seen. */
  repeats?: number;
}

const initialState: SavedState = { change: null };

/** ME-3: 'Thay đổi ... thành công!', shown once for each change. */
const savedSlice = createSlice({
  name: 'saved',
  initialState,
  reducers: {
    changeSaved: ({ change, repeats = 0 }, { payload }: PayloadAction<SavedChange>): SavedState =>
      payload === change ? { change, repeats: repeats + 1 } : { change: payload },
    savedSeen: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(playerChanged, () => initialState);
  },
});

export const { changeSaved, savedSeen } = savedSlice.actions;
export const savedReducer = savedSlice.reducer;
