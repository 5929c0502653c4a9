import { portalApi } from '../api/portalApi';
import type { AppStore, RootState } from '../store/types';

const nothing = () => undefined;

/** What RTK Query's hooks hold of a call: here one that never ends and can be given up at any time. */
const neverEnding = () =>
  Object.assign(new Promise<never>(nothing), {
    arg: undefined,
    requestId: '',
    queryCacheKey: '',
    subscriptionOptions: undefined,
    abort: nothing,
    reset: nothing,
    refetch: nothing,
    unsubscribe: nothing,
    unwrap: () => new Promise<never>(nothing),
    updateSubscriptionOptions: nothing,
  });

/** As though everything asked for were asked for already. */
const subscriptions = {
  getSubscriptions: () => new Map(),
  getSubscriptionCount: () => 1,
  isRequestSubscribed: () => true,
};

const asksForSubscriptions = (action: unknown) =>
  typeof action === 'object' &&
  action !== null &&
  'type' in action &&
  action.type === portalApi.internalActions.internal_getRTKQSubscriptions.type;

/**
 * A store that stands still (docs/decisions/0051): it is the state of one moment, hears nothing, starts nothing and tells
 * nobody. There is no middleware in it, so nothing a screen dispatches can reach the host, a timer, a storage or a tab.
 */
export function createFrozenStore(state: RootState): AppStore {
  const dispatch = (action: unknown) => {
    if (asksForSubscriptions(action)) return subscriptions;
    return typeof action === 'function' ? neverEnding() : action;
  };
  const store = { getState: () => state, dispatch, subscribe: () => nothing, replaceReducer: nothing };
  return store as unknown as AppStore;
}
