import { safeStorage } from '../../shared/safeStorage';
import type { Errand } from './errand';
import type { Intention, Settled } from './intention';

type Kind<Wish> = Pick<Errand<Wish>, 'name' | 'isWish'>;
type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const isIntention = <Wish>(value: unknown, { isWish }: Kind<Wish>): value is Intention<Wish> =>
  isObject(value) &&
  typeof value['key'] === 'string' &&
  isWish(value['wish']) &&
  Array.isArray(value['knownIds']) &&
  typeof value['dismissed'] === 'boolean';

const isSettled = <Wish>(value: unknown, { isWish }: Kind<Wish>): value is Settled<Wish> =>
  isObject(value) && isWish(value['wish']) && typeof value['at'] === 'number';

function read(key: string): unknown {
  try {
    return JSON.parse(safeStorage.read(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * What is kept of a player's intentions of one kind: in localStorage, so that a reload and the other tabs know; in memory where it
 * is blocked (APP-7). One of each a player.
 */
export function intentionStore<Wish>(kind: Kind<Wish>, username: string) {
  const openKey = `${kind.name}:${username}`;
  const settledKey = `${kind.name}-settled:${username}`;
  return {
    /** The intention whose outcome isn't known yet. */
    open(): Intention<Wish> | null {
      const value = read(openKey);
      return isIntention(value, kind) ? value : null;
    },
    keep: (intention: Intention<Wish>) => safeStorage.write(openKey, JSON.stringify(intention)),
    /** The host answered: the next wish is a new intention. */
    forget: () => safeStorage.remove(openKey),
    settled(): Settled<Wish> | null {
      const value = read(settledKey);
      return isSettled(value, kind) ? value : null;
    },
    settle: (settled: Settled<Wish>) => safeStorage.write(settledKey, JSON.stringify(settled)),
  };
}
