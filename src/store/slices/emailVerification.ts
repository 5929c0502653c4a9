import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `failed`: the link is invalid. `unreachable`: the host could not be reached, so the link may still be valid. */
export type EmailVerificationState =
  | { phase: 'verified' | 'failed' }
  | { phase: 'unreachable'; message: string }
  /** With the message of the previous attempt. */
  | { phase: 'verifying'; message?: string };

/** Requirements §4, MAIL-2: the state of an e-mail verification. */
const emailVerificationSlice = createSlice({
  name: 'emailVerification',
  initialState: (): EmailVerificationState => ({ phase: 'verifying' }),
  reducers: {
    verificationStarted: (state): EmailVerificationState => ({
      phase: 'verifying',
      ...('message' in state && { message: state.message }),
    }),
    verificationSettled: (_, { payload }: PayloadAction<EmailVerificationState>) => payload,
  },
});

export const { verificationStarted, verificationSettled } = emailVerificationSlice.actions;
export const emailVerificationReducer = emailVerificationSlice.reducer;
