import { meApi } from '../api/endpoints/me';
import { followMoneyEvents } from '../moneyEvents/followMoneyEvents';
import { connectTabs } from './tabs';
import type { AppStore } from './types';

/** Looks up the session, and follows it in the other tabs and in the host's money events. Resolves with the answer of GET /api/me. */
export function connectSession(store: AppStore) {
  connectTabs(store);
  followMoneyEvents(store);
  // The guards' hooks share this request.
  return store.dispatch(meApi.endpoints.getMe.initiate());
}
