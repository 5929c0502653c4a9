import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { playerChanged } from '../../store/slices/session';

export interface PendingRechargesState {
  /** Ids of recharges that were seen pending. Their outcome is in the history. */
  ids: readonly string[];
}

const initialState: PendingRechargesState = { ids: [] };

/** Recharges that the game server has not answered yet; /recharge shows them until they end. */
const pendingRechargesSlice = createSlice({
  name: 'pendingRecharges',
  initialState,
  reducers: {
    pendingRechargesAdded: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.ids = [...new Set([...state.ids, ...payload])];
    },
    pendingRechargesRemoved: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.ids = state.ids.filter((id) => !payload.includes(id));
    },
  },
  extraReducers: (builder) => {
    builder.addCase(playerChanged, () => initialState);
  },
});

export const { pendingRechargesAdded, pendingRechargesRemoved } = pendingRechargesSlice.actions;
export const pendingRechargesReducer = pendingRechargesSlice.reducer;
