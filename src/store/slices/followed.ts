import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionExpired } from '../../api/sessionExpired';
import { signedOut } from './session';

export interface FollowedState {
  /** Ids of recharges that were seen pending; what became of them stands in the history. */
  ids: readonly string[];
}

const initialState: FollowedState = { ids: [] };

/** Recharges that the game server hasn't answered yet, watched on /recharge until they end. */
const followedSlice = createSlice({
  name: 'followed',
  initialState,
  reducers: {
    rechargesFollowed: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.ids = [...new Set([...state.ids, ...payload])];
    },
    rechargesUnfollowed: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.ids = state.ids.filter((id) => !payload.includes(id));
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionExpired, () => initialState).addCase(signedOut, () => initialState);
  },
});

export const { rechargesFollowed, rechargesUnfollowed } = followedSlice.actions;
export const followedReducer = followedSlice.reducer;
