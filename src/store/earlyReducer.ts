import { combineSlices } from '@reduxjs/toolkit';
import { formReducer } from '../replay/mirror/formSlice';
import type { apiReducers } from './apiSlices';
import { colourModeReducer } from './slices/colourMode';
import { localeReducer } from './slices/locale';
import { locationReducer } from './slices/location';
import { problemReportReducer } from './slices/problemReport';
import { sessionReducer } from './slices/session';
import { signInReducer } from './slices/signIn';
import { signupReducer } from './slices/signup';

/** The state of the slices in `apiSlices.ts`. */
type ApiState = { [Name in keyof typeof apiReducers]: ReturnType<(typeof apiReducers)[Name]> };

/** The slices of the first load, all that /login and /register need before the API is added. Later ones are injected into this reducer. */
export const createEarlyReducer = () =>
  combineSlices({
    colourMode: colourModeReducer,
    form: formReducer,
    locale: localeReducer,
    location: locationReducer,
    problemReport: problemReportReducer,
    session: sessionReducer,
    signIn: signInReducer,
    signup: signupReducer,
  }).withLazyLoadedSlices<ApiState>();

export type EarlyReducer = ReturnType<typeof createEarlyReducer>;

/** The complete state of architecture §3. Code of the first load must not read the slices of `apiSlices.ts`, except through selectors.ts. */
export type RootState = Required<ReturnType<EarlyReducer>>;
