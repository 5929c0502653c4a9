import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `failed`: the link doesn't work; `unreachable`: the host could not be asked, so the link may still be good. */
export type EmailVerificationState =
  { phase: 'verifying' | 'verified' | 'failed' } | { phase: 'unreachable'; message: string };

/** Requirements §4, MAIL-2: where the verification of an address stands. */
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
