import { safeStorage } from '../../../shared/safeStorage';
import type { Purchase } from '../../../store/slices/charge';
import type { Intention, SettledPurchase } from './intention';

/** localStorage, so that a reload and the other tabs know; memory where it is blocked (APP-7). One of each a player. */
const intentionKey = (username: string) => `charge:${username}`;
const settledKey = (username: string) => `charge-settled:${username}`;

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const isPurchase = (value: unknown): value is Purchase =>
  isObject(value) &&
  [value['creditAmount'], value['zoneId'], value['coins']].every(Number.isSafeInteger) &&
  [value['gameId'], value['coinName']].every((text) => typeof text === 'string');

const isIntention = (value: unknown): value is Intention =>
  isObject(value) &&
  typeof value['key'] === 'string' &&
  isPurchase(value['purchase']) &&
  Array.isArray(value['knownIds']) &&
  typeof value['dismissed'] === 'boolean';

const isSettled = (value: unknown): value is SettledPurchase =>
  isObject(value) && isPurchase(value['purchase']) && typeof value['at'] === 'number';

function read<Value>(key: string, is: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(safeStorage.read(key) ?? 'null');
    return is(value) ? value : null;
  } catch {
    return null;
  }
}

/** The player's intention whose outcome isn't known yet. */
export const readIntention = (username: string) => read(intentionKey(username), isIntention);

export const writeIntention = (username: string, intention: Intention) =>
  safeStorage.write(intentionKey(username), JSON.stringify(intention));

/** The host answered: the next purchase is a new intention. */
export const forgetIntention = (username: string) => safeStorage.remove(intentionKey(username));

export const readSettled = (username: string) => read(settledKey(username), isSettled);

export const writeSettled = (username: string, settled: SettledPurchase) =>
  safeStorage.write(settledKey(username), JSON.stringify(settled));
