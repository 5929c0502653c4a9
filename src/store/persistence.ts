import type { Reducer } from '@reduxjs/toolkit';
import {
  persistStore,
  type PersistConfig,
  type PersistState,
  type PersistedState,
  type Persistor,
} from 'redux-persist';
import persistReducer from 'redux-persist/lib/persistReducer';
import { safeStorage } from '../lib/safeStorage';
import type { AppStore } from './types';
import { persistedKeys, type PersistedKey } from './keptChoices';
import { createRootReducer } from './rootReducer';
import { colourModeReducer, isColourMode } from './slices/colourMode';
import { isLocale, localeReducer } from './slices/locale';

interface Kept<Value extends string> {
  value: Value;
}

/**
 * redux-persist keeps a JSON object of serialised parts under `persist:<key>`; the specification wants the plain
 * string under the plain key, which the inline colour-mode script and other tabs read too. So nothing is serialised,
 * and the storage reads and writes the slice's one `value` under the plain key, whatever name redux-persist makes. Blocked or full storage is no error
 * (APP-7), and what was tampered with reads as nothing kept.
 */
function persistValue<Value extends string, State extends Kept<Value>>(
  key: PersistedKey,
  reducer: Reducer<State>,
  isValue: (value: unknown) => value is Value,
) {
  const version = 1;
  const storage = {
    getItem: () => Promise.resolve(safeStorage.read(key)),
    setItem: (_name: string, state: Partial<Kept<string>>) => {
      // Writing what stands there already would only wake the other tabs.
      if (state.value !== undefined && safeStorage.read(key) !== state.value)
        safeStorage.write(key, state.value);
      return Promise.resolve();
    },
    removeItem: () => Promise.resolve(safeStorage.remove(key)),
  };
  const config: PersistConfig<State> = {
    key,
    version,
    storage,
    serialize: false,
    getStoredState: async () => {
      const value = await storage.getItem();
      if (!isValue(value)) return undefined;
      const stored: Kept<Value> & { _persist: PersistState } = {
        value,
        _persist: { version, rehydrated: true },
      };
      return stored satisfies PersistedState;
    },
  };
  // What redux-persist notes beside the value is nobody else's business.
  return persistReducer<State>(config, reducer) as unknown as Reducer<State>;
}

/** Keeps the player's choices from now on; what was kept before, the store started with (createStore). A reducer belongs to one store. */
export function keepChoices(store: AppStore): Persistor {
  store.replaceReducer(
    createRootReducer({
      colourMode: persistValue(persistedKeys.mode, colourModeReducer, isColourMode),
      locale: persistValue(persistedKeys.locale, localeReducer, isLocale),
    }),
  );
  return persistStore(store);
}
