import { combineSlices } from '@reduxjs/toolkit';
import { portalApi } from '../api/portalApi';
import { persistValue, persistedKeys } from './persistence';
import { amountsReducer } from './slices/amounts';
import { arrivalsReducer } from './slices/arrivals';
import { chargeReducer } from './slices/charge';
import { colourModeReducer, isColourMode } from './slices/colourMode';
import { copiedReducer } from './slices/copied';
import { emailVerificationReducer } from './slices/emailVerification';
import { followedReducer } from './slices/followed';
import { formReducer } from './slices/form';
import { liveReducer } from './slices/live';
import { isLocale, localeReducer } from './slices/locale';
import { locationReducer } from './slices/location';
import { migrationReducer } from './slices/migration';
import { savedReducer } from './slices/saved';
import { sessionReducer } from './slices/session';
import { signupReducer } from './slices/signup';

/** The state of DESIGN §3. A function, because a persisted reducer belongs to one store. */
export const createRootReducer = () =>
  combineSlices(portalApi, {
    amounts: amountsReducer,
    arrivals: arrivalsReducer,
    charge: chargeReducer,
    colourMode: persistValue(persistedKeys.mode, colourModeReducer, isColourMode),
    copied: copiedReducer,
    emailVerification: emailVerificationReducer,
    followed: followedReducer,
    form: formReducer,
    live: liveReducer,
    locale: persistValue(persistedKeys.locale, localeReducer, isLocale),
    location: locationReducer,
    migration: migrationReducer,
    saved: savedReducer,
    session: sessionReducer,
    signup: signupReducer,
  });
