import { safeStorage, tabStorage } from './safeStorage';

/**
 * Key of data in the memory of a page or a tab. Begins with the username, such as `demo: email`. By any other key, the data would be
 * lost when the same player signs in again or reloads the page.
 */
export type PlayerKey = `${string}: ${string}`;

/** Data of players that this page keeps outside the store, such as drafts. */
export const pageMemory = new Map<PlayerKey, object>();

/** For each form with a draft that is shown: puts its changed input into `pageMemory`. Called when the session expires. */
export const openDrafts = new Set<() => void>();

/**
 * Keys of a player's data in localStorage end with a colon and the username, such as `charge:demo`, `lock:portal-charge:demo`. Another
 * host's usernames may contain colons.
 */
const playerKey = /^(?:lock:)?[\w-]+:(.+)$/;

/**
 * Removes the data of players that this tab keeps, but not what all tabs share: after a logout in another tab, which has removed that
 * (SAFE-12). A suspended tab may hear of the logout only when somebody has signed in again and has a recharge under way.
 */
export function forgetPlayersInTab(except: string | null): void {
  const stays = (key: string) => except !== null && key.startsWith(`${except}: `);
  for (const key of tabStorage.keys()) if (!stays(key)) tabStorage.remove(key);
  for (const key of pageMemory.keys()) if (!stays(key)) pageMemory.delete(key);
}

/**
 * Removes the data of players that this browser and this tab keep (SAFE-12). `except` is the username of the player who stays; null
 * after a logout.
 */
export function forgetPlayers(except: string | null): void {
  for (const key of safeStorage.keys()) {
    const username = playerKey.exec(key)?.[1];
    if (username !== undefined && username !== except) safeStorage.remove(key);
  }
  forgetPlayersInTab(except);
}

/** The prefix of the keys under which a player's last answers are kept (lib/lastReadStorage.ts). */
export const LAST_READ = 'last-read-';

/** Removes the answers kept for reading offline: they must not outlive the session that fetched them (PLAY-11, SAFE-12). */
export function forgetLastRead(): void {
  for (const key of safeStorage.keys()) if (key.startsWith(LAST_READ)) safeStorage.remove(key);
}
