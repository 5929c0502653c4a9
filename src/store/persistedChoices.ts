import { safeStorage } from '../lib/safeStorage';

/** localStorage keys of the specification (APP-2, APP-3). */
export const persistedKeys = { mode: 'mode', locale: 'locale' } as const;
type PersistedKey = (typeof persistedKeys)[keyof typeof persistedKeys];

/** The persisted value of a key. Read synchronously, so that the store can start with it. */
export function readPersisted<Value extends string>(
  key: PersistedKey,
  isValue: (value: unknown) => value is Value,
): Value | undefined {
  const value = safeStorage.read(key);
  return isValue(value) ? value : undefined;
}
