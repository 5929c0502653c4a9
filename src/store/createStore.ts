import { configureStore, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist/lib/constants';
import type { CallEnvironment } from '../api/baseQuery';
import { portalApi } from '../api/portalApi';
import { createActionLog } from './actionLog';
import { createPortalListeners } from './listeners';
import { persistedKeys, readPersisted } from './persistedChoices';
import { createRootReducer } from './rootReducer';
import { colourModeChosen, isColourMode } from './slices/colourMode';
import { isLocale, localeChosen } from './slices/locale';
import type { AppStore, StoreEnvironment } from './types';

interface StoreOptions extends CallEnvironment {
  /** The recorder, for DevTools and replays: in development, and in production if configured (architecture §3); false for none. */
  devTools: StoreEnhancer | false;
}

const noEnhancer: StoreEnhancer = (create) => create;

/** Applies the choices in localStorage at once, so that the first paint does not wait for redux-persist. */
function applyPersistedChoices(dispatch: (action: UnknownAction) => unknown) {
  const mode = readPersisted(persistedKeys.mode, isColourMode);
  const locale = readPersisted(persistedKeys.locale, isLocale);
  if (mode) dispatch(colourModeChosen(mode));
  if (locale) dispatch(localeChosen(locale));
}

/** The portal's one store (architecture §3). In the browser main.tsx also connects it to the page (connectStore). */
export function createStore({ devTools, ...environment }: StoreOptions): AppStore {
  const listeners = createPortalListeners();
  const actionLog = createActionLog();
  const store = configureStore({
    reducer: createRootReducer(),
    // The extension's own enhancer would put past states into this live store (docs/decisions/0051).
    devTools: false,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: { ...environment, actionLog } satisfies StoreEnvironment },
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      })
        .prepend(listeners.middleware)
        .concat(portalApi.middleware),
    enhancers: (getDefault) => getDefault().concat(devTools || noEnhancer, actionLog.enhancer),
  });
  applyPersistedChoices(store.dispatch);
  // Polling pauses while the page is hidden (PAY-9).
  setupListeners(store.dispatch);
  return store;
}
