/** localStorage that never throws. While it is blocked or full, values are kept in memory until the page is closed (APP-7). */
export interface SafeStorage {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/** `getStore` is called on each access, because even reading `window.localStorage` throws when it is blocked. */
export function createSafeStorage(getStore: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  return {
    read(key) {
      const inMemory = memory.get(key);
      if (inMemory !== undefined) return inMemory;
      try {
        return getStore().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        getStore().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        getStore().removeItem(key);
      } catch {
        // Nothing could be stored, so there is nothing to remove.
      }
    },
  };
}

export const safeStorage = createSafeStorage(() => window.localStorage);
