import { safeStorage, tabStorage } from './safeStorage';

/** What this page remembers of players outside the store, such as drafts. Keys begin with the username: `demo: email`. */
export const pageMemory = new Map<string, object>();

/** What is kept for a player in localStorage ends with a colon and their username, such as `charge:demo`, `lock:portal-charge:demo`. */
const playerKey = /^[\w:-]+:([^:]+)$/;

/**
 * Removes what this browser and this tab keep of players (SAFE-12). `except` is the username of the player who stays; null after a
 * logout.
 */
export function forgetPlayers(except: string | null): void {
  for (const key of safeStorage.keys()) {
    const username = playerKey.exec(key)?.[1];
    if (username !== undefined && username !== except) safeStorage.remove(key);
  }
  for (const key of tabStorage.keys()) tabStorage.remove(key);
  for (const key of pageMemory.keys())
    if (except === null || !key.startsWith(`${except}: `)) pageMemory.delete(key);
}

/** What the keys begin with under which a player's last answers are kept (lib/lastReadStorage.ts). */
export const LAST_READ = 'last-read-';

/** Removes answers that were kept to be read offline: they do not outlive the session that got them (PLAY-11, SAFE-12). */
export function forgetLastRead(): void {
  for (const key of safeStorage.keys()) if (key.startsWith(LAST_READ)) safeStorage.remove(key);
}
