import { combineSlices } from '@reduxjs/toolkit';
import { portalApi } from '../api/portalApi';
import { amountsReducer } from './slices/amounts';
import { arrivalsReducer } from './slices/arrivals';
import { chargeReducer } from './slices/charge';
import { colourModeReducer } from './slices/colourMode';
import { copiedReducer } from './slices/copied';
import { emailVerificationReducer } from './slices/emailVerification';
import { followedReducer } from './slices/followed';
import { formReducer } from './slices/form';
import { liveReducer } from './slices/live';
import { localeReducer } from './slices/locale';
import { locationReducer } from './slices/location';
import { migrationReducer } from './slices/migration';
import { savedReducer } from './slices/saved';
import { screenReducer } from './slices/screen';
import { sessionReducer } from './slices/session';
import { signupReducer } from './slices/signup';

/** What redux-persist is put around once it is there (persistence.ts). */
const choices = { colourMode: colourModeReducer, locale: localeReducer };

/** The state of architecture §3. A function, because a persisted reducer belongs to one store. */
export const createRootReducer = (kept = choices) =>
  combineSlices(portalApi, {
    ...kept,
    amounts: amountsReducer,
    arrivals: arrivalsReducer,
    charge: chargeReducer,
    copied: copiedReducer,
    emailVerification: emailVerificationReducer,
    followed: followedReducer,
    form: formReducer,
    live: liveReducer,
    location: locationReducer,
    migration: migrationReducer,
    saved: savedReducer,
    screen: screenReducer,
    session: sessionReducer,
    signup: signupReducer,
  });
