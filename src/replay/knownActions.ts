import '../botCheck/botCheckApi';
import '../api/endpoints/accountDeletion';
import '../api/endpoints/campaigns';
import '../api/endpoints/codeRedemptions';
import '../api/endpoints/dataExport';
import '../api/endpoints/emailVerification';
import '../api/endpoints/giftCodes';
import '../api/endpoints/history';
import '../api/endpoints/loginApproval';
import '../api/endpoints/me';
import '../api/endpoints/passkeys';
import '../api/endpoints/paymentMethods';
import '../api/endpoints/paymentRule';
import '../api/endpoints/playerSessions';
import '../api/endpoints/problemReport';
import '../api/endpoints/profile';
import '../api/endpoints/recharge';
import '../api/endpoints/recovery';
import '../api/endpoints/registration';
import '../api/endpoints/secondFactor';
import '../api/endpoints/security';
import '../api/endpoints/session';
import '../api/endpoints/sessionLinks';
import '../api/endpoints/transferClaims';
import '../api/endpoints/usernameCheck';
import '../api/endpoints/zones';
import type { UnknownAction } from '@reduxjs/toolkit';
import { fingerprint } from '../api/fingerprint';
import { portalApi } from '../api/portalApi';
import { sessionExpired } from '../api/sessionExpired';
import * as formActions from './mirror/formActions';
import { createRootReducer } from '../store/rootReducer';
import * as choices from '../store/slices/choices';
import * as arrivals from '../moneyEvents/arrivalsSlice';
import * as recharge from '../operations/recharge/rechargeSlice';
import * as colourMode from '../store/slices/colourMode';
import * as copied from '../store/slices/copied';
import * as emailVerification from '../store/slices/emailVerification';
import * as pendingRecharges from '../operations/recharge/pendingRechargesSlice';
import * as moneyEvents from '../moneyEvents/moneyEventsSlice';
import * as lastRead from '../store/slices/lastRead';
import * as locale from '../store/slices/locale';
import * as location from '../store/slices/location';
import * as migration from '../operations/migration/migrationSlice';
import * as problemReport from '../store/slices/problemReport';
import * as saved from '../store/slices/saved';
import * as screen from '../store/slices/screen';
import * as session from '../store/slices/session';
import * as signIn from '../store/slices/signIn';
import * as signup from '../store/slices/signup';
import { INIT, isResumed } from './liftedState';
import * as playerEntries from './playerEntries';

/** The action types of a slice's module, which exports its action creators one by one or as one object. */
const typesOf = (module: object): string[] =>
  Object.values(module).flatMap((part: unknown): string[] => {
    if (typeof part === 'object' && part !== null) return typesOf(part);
    return typeof part === 'function' && 'type' in part && typeof part.type === 'string' ? [part.type] : [];
  });

/** The action types of each slice, by the slice's name in the state. A test compares them with docs/state.md. */
export const sliceActions: Readonly<Record<string, string[]>> = {
  arrivals: typesOf(arrivals),
  choices: typesOf(choices),
  colourMode: typesOf(colourMode),
  copied: typesOf(copied),
  emailVerification: typesOf(emailVerification),
  form: typesOf(formActions),
  lastRead: typesOf(lastRead),
  locale: typesOf(locale),
  location: typesOf(location),
  migration: typesOf(migration),
  moneyEvents: typesOf(moneyEvents),
  pendingRecharges: typesOf(pendingRecharges),
  problemReport: typesOf(problemReport),
  recharge: typesOf(recharge),
  saved: typesOf(saved),
  screen: typesOf(screen),
  session: [...typesOf(session), sessionExpired.type],
  signIn: typesOf(signIn),
  signup: typesOf(signup),
};

const ownTypes = new Set(Object.values(sliceActions).flat());

/** Action types that occur only in logs. No state depends on them, so they are not part of the shape. */
const entryTypes = new Set(typesOf(playerEntries));

/** The names of all endpoints; their responses are part of the state. */
export const endpointNames = (): string[] => Object.keys(portalApi.endpoints).sort();

const endpointOf = ({ meta }: UnknownAction): unknown =>
  (meta as { arg?: { endpointName?: unknown } } | undefined)?.arg?.endpointName;

/** Whether this version of the portal knows the action. */
export function isKnownAction(action: UnknownAction): boolean {
  if (action.type === INIT.type || isResumed(action)) return true;
  if (ownTypes.has(action.type) || entryTypes.has(action.type)) return true;
  if (action.type.startsWith('__rtkq/')) return true;
  if (!action.type.startsWith('api/')) return false;
  const endpoint = endpointOf(action);
  return endpoint === undefined || endpointNames().some((name) => name === endpoint);
}

/** The state before the first action. */
export const initialState = () => createRootReducer()(undefined, INIT);

/** A short hash of everything that a recording depends on: the slices, their actions, the endpoints. */
export const shapeVersion = (): string =>
  fingerprint(JSON.stringify([Object.keys(initialState()).sort(), [...ownTypes].sort(), endpointNames()]));
