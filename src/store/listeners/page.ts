import { pageCacheKey } from '../../api/pageCacheKey';
import { portalApi } from '../../api/portalApi';
import { locationChanged } from '../slices/location';
import type { AppStartListening } from '../types';

/** Removes the outcomes of a page's calls when the player leaves the page. */
export function addPageListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: locationChanged,
    effect: ({ payload }, api) => {
      const { location, api: cache } = api.getOriginalState();
      if (location?.pathname === payload.pathname) return;
      for (const fixedCacheKey of Object.keys(cache.mutations))
        if (fixedCacheKey.startsWith(pageCacheKey('')))
          api.dispatch(portalApi.internalActions.removeMutationResult({ fixedCacheKey }));
    },
  });
}
