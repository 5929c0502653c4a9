/** localStorage that never throws: where it is blocked or full, values live as long as the page (APP-7). */
export interface SafeStorage {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/** `getStore` is asked each time, since merely touching a blocked localStorage throws. */
export function createSafeStorage(getStore: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  return {
    read(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
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
        // Nothing could be kept there, so there is nothing to remove.
      }
    },
  };
}

export const safeStorage = createSafeStorage(() => window.localStorage);
