import { combineSlices } from '@reduxjs/toolkit';
import { portalApi } from '../api/portalApi';
import { choicesReducer } from './slices/choices';
import { arrivalsReducer } from '../moneyEvents/arrivalsSlice';
import { rechargeReducer } from '../operations/recharge/rechargeSlice';
import { colourModeReducer } from './slices/colourMode';
import { copiedReducer } from './slices/copied';
import { emailVerificationReducer } from './slices/emailVerification';
import { pendingRechargesReducer } from '../operations/recharge/pendingRechargesSlice';
import { formReducer } from '../replay/mirror/formSlice';
import { moneyEventsReducer } from '../moneyEvents/moneyEventsSlice';
import { localeReducer } from './slices/locale';
import { locationReducer } from './slices/location';
import { lastReadReducer } from './slices/lastRead';
import { migrationReducer } from '../operations/migration/migrationSlice';
import { problemReportReducer } from './slices/problemReport';
import { savedReducer } from './slices/saved';
import { screenReducer } from './slices/screen';
import { sessionReducer } from './slices/session';
import { signInReducer } from './slices/signIn';
import { signupReducer } from './slices/signup';

/** The reducers that persistence.ts replaces with persisted ones. */
const choices = { colourMode: colourModeReducer, locale: localeReducer };

/** The state of architecture §3. A function, because a persisted reducer belongs to one store. */
export const createRootReducer = (choiceReducers = choices) =>
  combineSlices(portalApi, {
    ...choiceReducers,
    choices: choicesReducer,
    arrivals: arrivalsReducer,
    recharge: rechargeReducer,
    copied: copiedReducer,
    emailVerification: emailVerificationReducer,
    pendingRecharges: pendingRechargesReducer,
    form: formReducer,
    lastRead: lastReadReducer,
    moneyEvents: moneyEventsReducer,
    location: locationReducer,
    migration: migrationReducer,
    problemReport: problemReportReducer,
    saved: savedReducer,
    screen: screenReducer,
    session: sessionReducer,
    signIn: signInReducer,
    signup: signupReducer,
  });
