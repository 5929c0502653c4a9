import type { Reducer } from '@reduxjs/toolkit';
import type { PersistConfig, PersistState, PersistedState } from 'redux-persist';
// The package's index would bring all of it into the first load.
import persistReducer from 'redux-persist/lib/persistReducer';
import { safeStorage } from '../shared/safeStorage';

/** localStorage keys of the specification (APP-2, APP-3). */
export const persistedKeys = { mode: 'mode', locale: 'locale' } as const;
export type PersistedKey = (typeof persistedKeys)[keyof typeof persistedKeys];

interface Kept<Value extends string> {
  value: Value;
}

/**
 * redux-persist keeps a JSON object of serialised parts under `persist:<key>`; the specification wants the plain
 * string under the plain key, which the inline colour-mode script and other tabs read too. So nothing is serialised,
 * and the storage reads and writes the slice's one `value` under the plain key, whatever name redux-persist makes. Blocked or full storage is no error
 * (APP-7), and what was tampered with reads as nothing kept.
 */
export function persistValue<Value extends string, State extends Kept<Value>>(
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
  return persistReducer<State>(config, reducer);
}

/** What is kept for a key right now, so that the store starts with it instead of waiting for redux-persist. */
export function readPersisted<Value extends string>(
  key: PersistedKey,
  isValue: (value: unknown) => value is Value,
): Value | undefined {
  const value = safeStorage.read(key);
  return isValue(value) ? value : undefined;
}
