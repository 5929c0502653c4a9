import type { Reducer } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { whenMeAnswered } from '../api/endpoints/me';
import { portalApi } from '../api/portalApi';
import { createEarlyStore, type StoreOptions } from './createEarlyStore';
import { createPortalListeners } from './listeners';
import { injectApiSlices } from './rootReducer';
import type { AppStore, AppThunk, RootState, StoreParts } from './types';

function extendByApi({ reducer, addMiddleware }: StoreParts): void {
  injectApiSlices(reducer);
  addMiddleware(createPortalListeners().middleware);
  addMiddleware(portalApi.middleware);
}

/** For calls that change a player's data (api/baseQuery.ts). */
const provideWhenPlayerKnown = (): AppThunk => (dispatch, _, environment) => {
  environment.whenPlayerKnown = () => Promise.resolve(dispatch(whenMeAnswered()));
};

/** Polling pauses while the page is hidden (PAY-9), and a change waits until it is known who is signed in (SAFE-12). */
function connectApi({ dispatch }: AppStore): void {
  setupListeners(dispatch);
  dispatch(provideWhenPlayerKnown());
}

const partsOf =
  (): AppThunk<StoreParts> =>
  (_, __, { parts }) =>
    parts;

/** Adds the API to the store of a page that started without it: its slices, its middleware, and the listeners that use it. */
export function addApi(store: AppStore): void {
  const parts = store.dispatch(partsOf());
  extendByApi(parts);
  // Gives the new slices their initial state now, which RTK Query needs for its first call.
  store.replaceReducer(parts.reducer as unknown as Reducer<RootState>);
  connectApi(store);
}

/** The complete store. In the browser start.tsx also connects it to the page (connectStore, connectSession). */
export function createStore(options: StoreOptions): AppStore {
  const store = createEarlyStore(options, extendByApi);
  connectApi(store);
  return store;
}
