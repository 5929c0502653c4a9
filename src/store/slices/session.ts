import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionExpired } from '../../api/sessionExpired';

export interface SessionState {
  /** The path to show after a logout (LAY-11). Null when the session expired: then the guard keeps the origin page (LAY-5). */
  leftFor: string | null;
  /** Nobody is signed in since the session ended by itself, and not by a logout: /login says so (LAY-6). */
  expired?: true;
}

/**
 * The player of this tab changed: nobody is signed in any more (`username` null), or another player is. Every slice with state of a
 * player resets on this action. Dispatched by listeners/session.ts.
 */
export const playerChanged = createAction<{ username: string | null }>('session/playerChanged');

const initialState: SessionState = { leftFor: null };

/** How the last session of this tab ended. Who is signed in is the result of `getMe`. */
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
    builder.addCase(sessionExpired, () => ({ leftFor: null, expired: true }));
  },
});

export const { signedOut, signedIn } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
