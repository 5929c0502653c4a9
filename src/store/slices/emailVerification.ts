import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * `failed`: the link is invalid. `unreachable`: the host could not be reached, so the link may still be valid; `mayBeDone`: an attempt
 * without an answer may have used it. `unsure`: it is used up by such an attempt, or invalid.
 */
export type EmailVerificationState =
  | { phase: 'verified' | 'failed' | 'unsure' }
  | { phase: 'unreachable'; message: string; mayBeDone: boolean }
  /** With what is known of the previous attempt. */
  | { phase: 'verifying'; message?: string; mayBeDone?: boolean };

/** Requirements §4, MAIL-2: the state of an e-mail verification. */
const emailVerificationSlice = createSlice({
  name: 'emailVerification',
  initialState: (): EmailVerificationState => ({ phase: 'verifying' }),
  reducers: {
    verificationStarted: (state): EmailVerificationState => ({ ...state, phase: 'verifying' }),
    verificationSettled: (_, { payload }: PayloadAction<EmailVerificationState>) => payload,
  },
});

export const { verificationStarted, verificationSettled } = emailVerificationSlice.actions;
export const emailVerificationReducer = emailVerificationSlice.reducer;
