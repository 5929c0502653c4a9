import type { AccountZone } from './entities';

/** Balances that a closed zone leaves behind; leftCoin and extpoint0 in the game's smallest unit (hundredths for fsonline). */
export interface OldBalances {
  leftCoin: number;
  extpoint0: number;
  extpoint4: number;
}

/** The account zones that force a migration (MIG-1). */
export const closedZones = (zones: readonly AccountZone[]): AccountZone[] =>
  zones.filter(({ zone }) => zone.state === 'CLOSED');

/**
 * What a migration moves (MIG-2): the sums over all CLOSED account zones. Of extpoint0 only whole coins
 * are moved. The sum is rounded down once, so that the host moves what `displayCoins` shows.
 */
export function oldBalancesOf(zones: readonly AccountZone[]): OldBalances {
  const closed = closedZones(zones);
  const sum = (balance: keyof OldBalances) => closed.reduce((total, zone) => total + zone[balance], 0);
  return { leftCoin: sum('leftCoin'), extpoint0: sum('extpoint0'), extpoint4: sum('extpoint4') };
}
