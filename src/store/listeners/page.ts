import { portalApi } from '../../api/portalApi';
import type { RootState } from '../createStore';
import { locationChanged } from '../slices/location';
import type { PortalListeners } from '.';

/** The `fixedCacheKey` of a call whose outcome is shown on the page that made it: kept in the store, until the page is left. */
export const ofPage = (name: string) => `page:${name}`;

/** What a page said came of a call is gone with the page, and not there when the player comes back. */
export function addPageListeners({ startListening }: PortalListeners) {
  startListening({
    actionCreator: locationChanged,
    effect: ({ payload }, { dispatch, getState, getOriginalState }) => {
      const before = (getOriginalState() as RootState).location;
      if (!before || before.pathname === payload.pathname) return;
      for (const fixedCacheKey of Object.keys((getState() as RootState).api.mutations))
        if (fixedCacheKey.startsWith(ofPage('')))
          dispatch(portalApi.internalActions.removeMutationResult({ fixedCacheKey }));
    },
  });
}
