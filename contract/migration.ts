import { sumOf } from './decimal';
import type { AccountZone, Zone } from './entities';

/** Balances that a closed zone leaves behind; leftCoin and extpoint0 in the game's smallest unit (hundredths for fsonline). */
export interface OldBalances {
  leftCoin: number;
  extpoint0: number;
  extpoint4: number;
}

/**
 * The zones a player may recharge or migrate to (GAME-2, MIG-3). A host that sends no states lists only playable zones; a
 * zone with a state unknown to this contract is not playable.
 */
export const playableZones = (zones: readonly Zone[]): Zone[] =>
  zones.filter(({ state }) => state === null || state === 'ACTIVE');

/** The account zones that force a migration (MIG-1). */
export const closedZones = (zones: readonly AccountZone[]): AccountZone[] =>
  zones.filter(({ zone }) => zone.state === 'CLOSED');

/**
 * The balances that a migration moves (MIG-2): the sums over all CLOSED account zones. Only whole coins
 * of extpoint0 are moved. The sum is rounded down once, so that the host moves what `wholeCoins` shows.
 */
export function oldBalancesOf(zones: readonly AccountZone[]): OldBalances {
  const closed = closedZones(zones);
  const sum = (balance: keyof OldBalances) => sumOf(closed.map((zone) => zone[balance]));
  return { leftCoin: sum('leftCoin'), extpoint0: sum('extpoint0'), extpoint4: sum('extpoint4') };
}
