import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `failed`: the link is invalid. `unreachable`: the host could not be reached, so the link may still be valid. */
export type EmailVerificationState =
  { phase: 'verifying' | 'verified' | 'failed' } | { phase: 'unreachable'; message: string };

/** Requirements §4, MAIL-2: the state of an e-mail verification. */
const emailVerificationSlice = createSlice({
  name: 'emailVerification',
  initialState: (): EmailVerificationState => ({ phase: 'verifying' }),
  reducers: {
    verificationStarted: (): EmailVerificationState => ({ phase: 'verifying' }),
    verificationSettled: (_, { payload }: PayloadAction<EmailVerificationState>) => payload,
  },
});

export const { verificationStarted, verificationSettled } = emailVerificationSlice.actions;
export const emailVerificationReducer = emailVerificationSlice.reducer;
