/** Web storage that never throws. While it is blocked or full, values are kept in memory until the page is closed (APP-7). */
interface SafeStorage {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
}

/** `getStore` is called on each access, because even reading `window.localStorage` throws when it is blocked. */
function createSafeStorage(getStore: () => Storage): SafeStorage {
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
    keys() {
      try {
        return [...memory.keys(), ...Object.keys(getStore())];
      } catch {
        return [...memory.keys()];
      }
    },
  };
}

/** localStorage: for all tabs. */
export const safeStorage = createSafeStorage(() => window.localStorage);

/** sessionStorage: for this tab, until it is closed. */
export const tabStorage = createSafeStorage(() => window.sessionStorage);
