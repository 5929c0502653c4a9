import { fieldsOf, readNumber, readText } from '../api/readers/json';
import { safeStorage } from '../lib/safeStorage';
import { choiceMade, type ChoicesState } from './slices/choices';
import type { AppThunk } from './types';

/** Ends with the username, so that forgetPlayers removes it with the rest (SAFE-12). */
const keyOf = (username: string) => `choices:${username}`;

const number = (value: unknown) => readNumber(value) ?? undefined;
const flag = (value: unknown) => (value === true ? true : undefined);
const text = (value: unknown) => (typeof value === 'string' ? (readText(value) ?? undefined) : undefined);

function lastTopUpOf(value: unknown): ChoicesState['lastTopUp'] {
  const fields = fieldsOf(value);
  const [method, cash] = [text(fields['method']), number(fields['cash'])];
  const kind = fields['kind'] === 'eWallets' ? 'eWallets' : 'bankTransfers';
  return method === undefined || cash === undefined ? undefined : { kind, method, cash };
}

function lastRechargeOf(value: unknown): ChoicesState['lastRecharge'] {
  const fields = fieldsOf(value);
  const [zoneId, creditAmount] = [number(fields['zoneId']), number(fields['creditAmount'])];
  return zoneId === undefined || creditAmount === undefined ? undefined : { zoneId, creditAmount };
}

/** The player's choices that are stored on this device (PLAY-6); null for none. A choice that cannot be read is absent. */
export function readChoices(username: string): ChoicesState | null {
  try {
    const stored = safeStorage.read(keyOf(username));
    if (stored === null) return null;
    const fields = fieldsOf(JSON.parse(stored));
    return {
      cash: number(fields['cash']),
      bankTransfers: text(fields['bankTransfers']),
      eWallets: text(fields['eWallets']),
      bankApp: text(fields['bankApp']),
      zoneId: number(fields['zoneId']),
      creditAmount: number(fields['creditAmount']),
      missing: number(fields['missing']),
      firstStepsClosed: flag(fields['firstStepsClosed']),
      gameDownloaded: flag(fields['gameDownloaded']),
      lastTopUp: lastTopUpOf(fields['lastTopUp']),
      lastRecharge: lastRechargeOf(fields['lastRecharge']),
    };
  } catch {
    return null;
  }
}

/** Restores the choices that are stored on this device and makes the player their owner. */
export const restoreChoices =
  (username: string): AppThunk =>
  (dispatch) =>
    void dispatch(choiceMade({ ...readChoices(username), owner: username }));

/**
 * Stores the choices that differ from `before`, which this tab has read or stored. The others stay as they are stored: another tab may
 * have made them since.
 */
export function writeChoices(username: string, choices: ChoicesState, before: ChoicesState = {}): void {
  const names = Object.keys({ ...before, ...choices }) as (keyof ChoicesState)[];
  const changed = names.filter((name) => choices[name] !== before[name]);
  if (changed.length === 0) return;
  const made = Object.fromEntries(changed.map((name) => [name, choices[name]]));
  safeStorage.write(keyOf(username), JSON.stringify({ ...readChoices(username), ...made }));
}
