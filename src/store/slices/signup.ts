import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The steps of the wizard, in order (REG-1). */
export const signupSteps = ['phone', 'username', 'password'] as const;
export type SignupStep = (typeof signupSteps)[number];

/** A step, or all fields at once after a refusal (REG-7). */
export const signupViews = [...signupSteps, 'all'] as const;
export type SignupView = (typeof signupViews)[number];

export interface SignupState {
  view: SignupView;
}

const initialState: SignupState = { view: 'phone' };

/** The next step; undefined after the last one. */
export const stepAfter = (step: SignupStep): SignupStep | undefined =>
  signupSteps[signupSteps.indexOf(step) + 1];

/** REG-9: the current step of the registration. The address follows it; the browser's Back and Forward set it. */
const signupSlice = createSlice({
  name: 'signup',
  initialState,
  reducers: {
    /** The fields of the step are valid, and the player went on. */
    stepCompleted: (state, { payload }: PayloadAction<SignupStep>) => {
      state.view = stepAfter(payload) ?? payload;
    },
    /** The address changed: Back, Forward, a deep link or a reload. */
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
