import type { Reducer } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
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

/** Polling pauses while the page is hidden (PAY-9). */
const followBrowser = ({ dispatch }: AppStore) => void setupListeners(dispatch);

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
  followBrowser(store);
}

/** The complete store. In the browser start.tsx also connects it to the page (connectStore, connectSession). */
export function createStore(options: StoreOptions): AppStore {
  const store = createEarlyStore(options, extendByApi);
  followBrowser(store);
  return store;
}
