import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionExpired } from '../../api/sessionExpired';

export interface SessionState {
  /** Where a logout leads (LAY-11); null when the session just ended, so that the guard carries the origin (LAY-5). */
  leftFor: string | null;
}

/**
 * The player of this tab left: nobody is signed in any more (`username` null), or another player is. Every slice that holds
 * something of a player resets itself on this one action. Dispatched by listeners/session.
 */
export const playerChanged = createAction<{ username: string | null }>('session/playerChanged');

const initialState: SessionState = { leftFor: null };

/** How the last session of this tab ended. Who is signed in is the API cache's `getMe`. */
const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The player logged out, here or in another tab. */
    signedOut: (_state, { payload }: PayloadAction<{ to: string; elsewhere?: true }>) => ({
      leftFor: payload.to,
    }),
    /** A login succeeded, here or in another tab. */
    signedIn: {
      prepare: (payload: { elsewhere?: true }) => ({ payload }),
      reducer: () => ({ leftFor: null }),
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionExpired, () => ({ leftFor: null }));
  },
});

export const { signedOut, signedIn } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
