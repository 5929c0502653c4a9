import {
  configureStore,
  createDynamicMiddleware,
  type Reducer,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist/lib/constants';
import type { CallEnvironment } from '../api/baseQuery';
import { createActionLog } from './actionLog';
import { createEarlyReducer } from './earlyReducer';
import { persistedKeys, readPersisted } from './persistedChoices';
import { colourModeChosen, isColourMode } from './slices/colourMode';
import { isLocale, localeChosen } from './slices/locale';
import type { AppStore, RootState, StoreEnvironment, StoreParts } from './types';

export interface StoreOptions extends CallEnvironment {
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

/**
 * The portal's one store (architecture §3) without the API, which a visitor's first page does not need (docs/decisions/0137). `extend`
 * adds to it before the first action.
 */
export function createEarlyStore(
  { devTools, ...environment }: StoreOptions,
  extend?: (parts: StoreParts) => void,
): AppStore {
  const added = createDynamicMiddleware();
  const reducer = createEarlyReducer();
  const actionLog = createActionLog();
  const parts: StoreParts = {
    reducer,
    addMiddleware: (middleware) => added.addMiddleware(middleware),
  };
  extend?.(parts);
  const store = configureStore({
    reducer: reducer as unknown as Reducer<RootState>,
    // The extension's own enhancer would put past states into this live store (docs/decisions/0051).
    devTools: false,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: { ...environment, actionLog, parts } satisfies StoreEnvironment },
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
        // Before the check of serializable actions, since actions of the listener middleware contain functions.
      }).prepend(added.middleware),
    enhancers: (getDefault) => getDefault().concat(devTools || noEnhancer, actionLog.enhancer),
  });
  applyPersistedChoices(store.dispatch);
  return store;
}
