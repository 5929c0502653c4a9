import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionExpired } from '../../api/sessionExpired';
import { locationChanged } from './location';

export interface SessionState {
  /**
   * The path to show after a logout (LAY-11), until it is shown. Null when the session expired: then the guard keeps the origin page
   * (LAY-5).
   */
  leftFor: string | null;
  /** The session expired instead of ending with a logout, and nobody has signed in since; /login says so (LAY-6). */
  expired?: true;
  /** The answer to a new password was lost, so either password may be the right one; until the next login or logout. */
  unansweredPasswordChange?: boolean;
}

/**
 * The player of this tab changed: another player is signed in, or nobody is any more (`username` is null). Every slice that holds a
 * player's state resets on this action. Dispatched by listeners/session.ts.
 */
export const playerChanged = createAction<{ username: string | null }>('session/playerChanged');

const initialState: SessionState = { leftFor: null };

/** How the last session of this tab ended. The signed-in player is the result of `getMe`. */
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
    /** Whether a new password is unanswered. */
    passwordChangeUnanswered: (state, { payload }: PayloadAction<boolean>) => {
      state.unansweredPasswordChange = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionExpired, (state) => {
      state.leftFor = null;
      state.expired = true;
    });
    builder.addCase(locationChanged, (state, { payload }) => {
      if (payload.pathname === state.leftFor) state.leftFor = null;
    });
  },
});

export const { signedOut, signedIn, passwordChangeUnanswered } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
