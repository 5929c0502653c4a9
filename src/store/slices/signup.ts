import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The steps of the wizard, in order (REG-1). */
export const signupSteps = ['phone', 'username', 'password'] as const;
export type SignupStep = (typeof signupSteps)[number];

/** A step, or after the host's refusal all fields at once (REG-7). */
export const signupViews = [...signupSteps, 'all'] as const;
export type SignupView = (typeof signupViews)[number];

export interface SignupState {
  view: SignupView;
}

const initialState: SignupState = { view: 'phone' };

/** The step that follows; undefined after the last. */
export const stepAfter = (step: SignupStep): SignupStep | undefined =>
  signupSteps[signupSteps.indexOf(step) + 1];

/** REG-9: where the registration stands. The address follows it, and the browser's Back and Forward lead it. */
const signupSlice = createSlice({
  name: 'signup',
  initialState,
  reducers: {
    /** A step's fields were valid and the player went on. */
    stepCompleted: (state, { payload }: PayloadAction<SignupStep>) => {
      state.view = stepAfter(payload) ?? payload;
    },
    /** The address says so: Back, Forward, a deep link, a reload. */
    stepRestored: (state, { payload }: PayloadAction<SignupView>) => {
      state.view = payload;
    },
    /** The host answered 422 (REG-7). */
    registrationRefused: (state) => {
      state.view = 'all';
    },
  },
});

export const { stepCompleted, stepRestored, registrationRefused } = signupSlice.actions;
export const signupReducer = signupSlice.reducer;
