import { portalApi } from '../api/portalApi';
import type { AppStore } from '../store/types';

/** Who follows what, by RTK Query's own books: query → follower → options. */
interface Books {
  getSubscriptions: () => Map<string, Map<string, object>>;
}

const HOLDER = 'resting';
const { internal_getRTKQSubscriptions, unsubscribeQueryResult } = portalApi.internalActions;

/**
 * Follows what the live portal's screens follow, while their effects are undone: RTK Query starts a timer for a query that nobody
 * follows, and after a minute forgets its data. Asks the host for nothing. Gives what lets go again.
 */
export function holdQueries({ dispatch }: AppStore): () => void {
  const { getSubscriptions } = dispatch(internal_getRTKQSubscriptions()) as unknown as Books;
  const held = [...getSubscriptions()].filter(([, followers]) => followers.size > 0);
  for (const [, followers] of held) followers.set(HOLDER, {});
  return () => {
    for (const [key] of held)
      dispatch(unsubscribeQueryResult({ queryCacheKey: key as never, requestId: HOLDER }));
  };
}
