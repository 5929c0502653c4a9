import type { PlayerKey } from '../../lib/forgetPlayers';
import { tabStorage } from '../../lib/safeStorage';
import type { ClaimValues } from './claimRules';

/** Keeps what is typed while the player looks at their bank: by this tab, since phones discard pages in the background. */
export const keepClaim = (key: PlayerKey, values: ClaimValues): void =>
  tabStorage.write(key, JSON.stringify(values));

/** The kept values; none if the stored text is damaged. */
export function keptClaim(key: PlayerKey): Partial<ClaimValues> {
  try {
    const kept = Object.entries(JSON.parse(tabStorage.read(key) ?? '{}') as object);
    return Object.fromEntries(kept.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

export const forgetClaim = (key: PlayerKey): void => tabStorage.remove(key);
