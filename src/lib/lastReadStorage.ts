import { LAST_READ } from './forgetPlayers';
import { safeStorage } from './safeStorage';

/** The endpoints whose last answer is kept for reading offline (PLAY-11). */
export type KeptQuery = 'getMe' | 'getHistory';

/** An answer and when the host gave it, in ms since 1970. */
export interface Kept {
  data: unknown;
  at: number;
}

/** The key ends with the username, so that forgetPlayers removes it. */
const keyOf = (query: KeptQuery, username: string) => `${LAST_READ}${query}:${username}`;

export const writeLastRead = (query: KeptQuery, username: string, kept: Kept): void =>
  safeStorage.write(keyOf(query, username), JSON.stringify(kept));

/** The kept answer of a player; null if there is none that can be read. */
export function readLastRead(query: KeptQuery, username: string): Kept | null {
  try {
    const { data, at } = JSON.parse(safeStorage.read(keyOf(query, username)) ?? '') as Partial<Kept>;
    return typeof at === 'number' && Number.isFinite(at) ? { data, at } : null;
  } catch {
    return null;
  }
}

/** The only player with a kept profile; null for none or several. */
export function lastReader(): string | null {
  const prefix = keyOf('getMe', '');
  const names = safeStorage.keys().filter((key) => key.startsWith(prefix));
  return names.length === 1 ? (names[0]?.slice(prefix.length) ?? null) : null;
}
