import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { playerChanged } from './session';

/**
 * What /login asks for: name and password, then a code of the authenticator app, or a recovery code, or nothing of both and the
 * code by SMS that ends that way (SAFE-5). Or a code that approves an unknown browser (SAFE-4).
 */
export type SignInStep =
  'password' | 'totpCode' | 'recoveryCode' | 'lostFactor' | 'otpNumber' | 'approveBySms' | 'approveByEmail';

export interface SignInState {
  step: SignInStep;
  /** What the host says of the removal of a lost factor; null until it was asked for. */
  notice: string | null;
  /** A sign-in by a passkey: whether it is on its way, and why the last one failed. */
  passkey: { busy: boolean; fault: string | null };
}

const initialState: SignInState = {
  step: 'password',
  notice: null,
  passkey: { busy: false, fault: null },
};

/** The step of the login. Its form holds what is typed. */
const signInSlice = createSlice({
  name: 'signIn',
  initialState,
  reducers: {
    /** The page was opened, or the player went back. */
    signInStarted: () => initialState,
    /** The host wants a further proof. */
    signInProofAsked: (state, { payload }: PayloadAction<Pick<SignInState, 'step' | 'notice'>>) => ({
      ...state,
      ...payload,
    }),
    /** The player takes another way. */
    signInProofChosen: (state, { payload }: PayloadAction<SignInStep>) => ({
      ...state,
      step: payload,
      notice: null,
    }),
    passkeySignInStarted: (state) => {
      state.passkey = { busy: true, fault: null };
    },
    /** With why it failed; null: it did not, or the player closed the browser's dialog. */
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
