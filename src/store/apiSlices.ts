import { portalApi } from '../api/portalApi';
import { arrivalsReducer } from '../moneyEvents/arrivalsSlice';
import { moneyEventsReducer } from '../moneyEvents/moneyEventsSlice';
import { migrationReducer } from '../operations/migration/migrationSlice';
import { pendingRechargesReducer } from '../operations/recharge/pendingRechargesSlice';
import { rechargeReducer } from '../operations/recharge/rechargeSlice';
import { choicesReducer } from './slices/choices';
import { copiedReducer } from './slices/copied';
import { emailVerificationReducer } from './slices/emailVerification';
import { lastReadReducer } from './slices/lastRead';
import { savedReducer } from './slices/saved';
import { screenReducer } from './slices/screen';

/** The slices that only exist together with the API (docs/decisions/0137): its cache, and the state of the signed-in pages. */
export const apiReducers = {
  [portalApi.reducerPath]: portalApi.reducer,
  arrivals: arrivalsReducer,
  choices: choicesReducer,
  copied: copiedReducer,
  emailVerification: emailVerificationReducer,
  lastRead: lastReadReducer,
  migration: migrationReducer,
  moneyEvents: moneyEventsReducer,
  pendingRecharges: pendingRechargesReducer,
  recharge: rechargeReducer,
  saved: savedReducer,
  screen: screenReducer,
};
