import { portalApi } from '../../api/portalApi';
import { locationChanged } from '../slices/location';
import type { AppStartListening } from '../types';

/** The `fixedCacheKey` of a call whose outcome is shown on the page that made it: kept in the store, until the page is left. */
export const ofPage = (name: string) => `page:${name}`;

/** What a page said came of a call is gone with the page, and not there when the player comes back. */
export function addPageListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: locationChanged,
    effect: ({ payload }, api) => {
      const { location, api: cache } = api.getOriginalState();
      if (location?.pathname === payload.pathname) return;
      for (const fixedCacheKey of Object.keys(cache.mutations))
        if (fixedCacheKey.startsWith(ofPage('')))
          api.dispatch(portalApi.internalActions.removeMutationResult({ fixedCacheKey }));
    },
  });
}
