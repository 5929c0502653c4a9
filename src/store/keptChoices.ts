import { safeStorage } from '../lib/safeStorage';

/** localStorage keys of the specification (APP-2, APP-3). */
export const persistedKeys = { mode: 'mode', locale: 'locale' } as const;
export type PersistedKey = (typeof persistedKeys)[keyof typeof persistedKeys];

/** What is kept for a key right now, so that the store starts with it instead of waiting for redux-persist. */
export function readPersisted<Value extends string>(
  key: PersistedKey,
  isValue: (value: unknown) => value is Value,
): Value | undefined {
  const value = safeStorage.read(key);
  return isValue(value) ? value : undefined;
}
