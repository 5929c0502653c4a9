import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer, persistStore, type Persistor, type Storage } from 'redux-persist';
import { safeStorage } from '../lib/safeStorage';
import type { AppStore, AppThunk } from './types';
import { persistedKeys } from './persistedChoices';
import { colourModeReducer, isColourMode } from './slices/colourMode';
import { isLocale, localeReducer } from './slices/locale';

interface Choice {
  value: string;
}

/**
 * A storage for redux-persist whose item is a choice, `{ value }`, stored as the plain string that APP-2 and APP-3 require.
 * An invalid value counts as absent; a blocked or full storage is not an error (APP-7).
 */
const plainStorage = (isValue: (value: unknown) => boolean): Storage => ({
  getItem: async (key: string) => {
    const value = safeStorage.read(key);
    return isValue(value) ? { value } : null;
  },
  setItem: async (key: string, { value }: Choice) => safeStorage.write(key, value),
  removeItem: async (key: string) => safeStorage.remove(key),
});

/** Persists a slice's `value` under `key`, as decision 0071 describes. */
function persistChoice<State extends Choice>(
  key: string,
  reducer: Reducer<State>,
  isValue: (value: unknown) => boolean,
): Reducer<State> {
  const config = {
    key,
    keyPrefix: '',
    storage: plainStorage(isValue),
    serialize: false,
    deserialize: false,
    // The store started with the stored value and follows other tabs, so a different value in it is a choice made in the meantime.
    stateReconciler: false as const,
  };
  // The portal does not use `_persist`, which redux-persist adds to the state.
  return persistReducer(config, reducer) as unknown as Reducer<State>;
}

/** Replaces the reducers of the player's choices by persisted ones. */
const injectPersisted =
  (): AppThunk =>
  (_, __, { parts: { reducer } }) => {
    const replaced = { overrideExisting: true };
    const { mode, locale } = persistedKeys;
    reducer.inject(
      { reducerPath: 'colourMode', reducer: persistChoice(mode, colourModeReducer, isColourMode) },
      replaced,
    );
    reducer.inject(
      { reducerPath: 'locale', reducer: persistChoice(locale, localeReducer, isLocale) },
      replaced,
    );
  };

/**
 * Rehydrates the player's choices and persists them from now on. redux-persist is in its own chunk, so the reducers are wrapped
 * once it has loaded; until then the store holds what `createEarlyStore` read.
 */
export function persistChoices(store: AppStore): Persistor {
  store.dispatch(injectPersisted());
  return persistStore(store);
}
