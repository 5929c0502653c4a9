import { portalApi } from '../api/portalApi';
import type { AppStore } from '../store/types';

/** RTK Query's subscriptions: query cache key → request id → options. */
interface Subscriptions {
  getSubscriptions: () => Map<string, Map<string, object>>;
}

const SUBSCRIBER = 'paused-portal';
const { internal_getRTKQSubscriptions, unsubscribeQueryResult } = portalApi.internalActions;

/**
 * Adds a subscriber to every query that the live portal's screens subscribe to, while their effects are unmounted. Otherwise RTK Query
 * would remove their data after a minute. Sends no request. Returns a function that removes the subscriber.
 */
export function keepSubscriptions({ dispatch }: AppStore): () => void {
  const { getSubscriptions } = dispatch(internal_getRTKQSubscriptions()) as unknown as Subscriptions;
  const kept = [...getSubscriptions()].filter(([, subscribers]) => subscribers.size > 0);
  for (const [, subscribers] of kept) subscribers.set(SUBSCRIBER, {});
  return () => {
    for (const [key] of kept)
      dispatch(unsubscribeQueryResult({ queryCacheKey: key as never, requestId: SUBSCRIBER }));
  };
}
