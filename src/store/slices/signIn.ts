import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { playerChanged } from './session';

/**
 * What /login asks for: name and password, then a code of the authenticator app or a recovery code (SAFE-5). A player who has
 * neither requests the factor's removal (`lostFactor`) and confirms it with a code by SMS (`otpNumber`). The `approve…` steps ask
 * for a code that approves an unknown browser (SAFE-4).
 */
export type SignInStep =
  | 'password'
  | 'totpCode'
  | 'recoveryCode'
  | 'lostFactor'
  | 'otpNumber'
  | 'approveBySms'
  | 'approveByEmail';

/** The payload's field for what is typed at a step after the password. */
export const fieldOfStep = (step: SignInStep) =>
  step === 'approveBySms' ? 'otpNumber' : step === 'approveByEmail' ? 'securityCode' : step;

export interface SignInState {
  step: SignInStep;
  /** The host's message about the removal of a lost factor; null until the removal was requested. */
  notice: string | null;
  /** The sign-in by passkey: whether one is running, and why the last one failed. */
  passkey: { busy: boolean; fault: string | null };
}

const initialState: SignInState = {
  step: 'password',
  notice: null,
  passkey: { busy: false, fault: null },
};

/** The step of the login. The typed values are in its form. */
const signInSlice = createSlice({
  name: 'signIn',
  initialState,
  reducers: {
    /** The page was opened, or the player went back. */
    signInStarted: () => initialState,
    /** The host asks for a further proof. */
    signInProofAsked: (state, { payload }: PayloadAction<Pick<SignInState, 'step' | 'notice'>>) => ({
      ...state,
      ...payload,
    }),
    /** The player chose another kind of proof. */
    signInProofChosen: (state, { payload }: PayloadAction<SignInStep>) => ({
      ...state,
      step: payload,
      notice: null,
    }),
    passkeySignInStarted: (state) => {
      state.passkey = { busy: true, fault: null };
    },
    /** The payload says why it failed; null for success, or if the player closed the browser's dialog. */
    passkeySignInEnded: (state, { payload }: PayloadAction<string | null>) => {
      state.passkey = { busy: false, fault: payload };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(playerChanged, () => initialState);
  },
});

export const {
  signInStarted,
  signInProofAsked,
  signInProofChosen,
  passkeySignInStarted,
  passkeySignInEnded,
} = signInSlice.actions;
export const signInReducer = signInSlice.reducer;
