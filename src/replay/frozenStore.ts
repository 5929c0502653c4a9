import { portalApi } from '../api/portalApi';
import type { AppStore, RootState } from '../store/types';

const noop = () => undefined;

/** An initiated request as RTK Query's hooks expect it; this one never settles. */
const pendingRequest = () =>
  Object.assign(new Promise<never>(noop), {
    arg: undefined,
    requestId: '',
    queryCacheKey: '',
    subscriptionOptions: undefined,
    abort: noop,
    reset: noop,
    refetch: noop,
    unsubscribe: noop,
    unwrap: () => new Promise<never>(noop),
    updateSubscriptionOptions: noop,
  });

/** Reports every query as subscribed, so that no hook starts a request. */
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
 * A store whose state never changes (docs/decisions/0051). It ignores every action and has no middleware, so nothing that a screen
 * dispatches can reach the host, a timer, a storage or another tab.
 */
export function createFrozenStore(state: RootState): AppStore {
  const dispatch = (action: unknown) => {
    if (asksForSubscriptions(action)) return subscriptions;
    return typeof action === 'function' ? pendingRequest() : action;
  };
  const store = { getState: () => state, dispatch, subscribe: () => noop, replaceReducer: noop };
  return store as unknown as AppStore;
}
