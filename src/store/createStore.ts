import { configureStore, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist/lib/constants';
import type { CallEnvironment } from '../api/baseQuery';
import { portalApi } from '../api/portalApi';
import { createPortalListeners } from './listeners';
import { persistedKeys, readPersisted } from './keptChoices';
import { createRootReducer } from './rootReducer';
import { colourModeChosen, isColourMode } from './slices/colourMode';
import { isLocale, localeChosen } from './slices/locale';
import type { AppStore } from './types';

export interface StoreOptions extends CallEnvironment {
  /** What records, for DevTools and replays: in development, in production only when configured (architecture §3); false: nothing. */
  devTools: StoreEnhancer | false;
}

/** Nothing is recorded. */
const unwatched: StoreEnhancer = (create) => create;

/** The choices kept in localStorage, taken at once: nothing waits for redux-persist before the first paint. */
function takeKeptChoices(dispatch: (action: UnknownAction) => unknown) {
  const mode = readPersisted(persistedKeys.mode, isColourMode);
  const locale = readPersisted(persistedKeys.locale, isLocale);
  if (mode) dispatch(colourModeChosen(mode));
  if (locale) dispatch(localeChosen(locale));
}

/** The portal's one store (architecture §3). In the browser main.tsx also connects it to the page (connectStore). */
export function createStore({ apiHost, devTools }: StoreOptions): AppStore {
  const listeners = createPortalListeners();
  const store = configureStore({
    reducer: createRootReducer(),
    // The extension's own enhancer would put a past moment into this very store (docs/decisions/0051).
    devTools: false,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: { apiHost } satisfies CallEnvironment },
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      })
        .prepend(listeners.middleware)
        .concat(portalApi.middleware),
    enhancers: (getDefault) => getDefault().concat(devTools || unwatched),
  });
  takeKeptChoices(store.dispatch);
  // Polling rests while nobody looks (PAY-9).
  setupListeners(store.dispatch);
  return store;
}
