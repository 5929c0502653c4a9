import type { TransferClaim } from '@portal/contract';
import { creditProvenClaims } from '../../api-host/useCases/creditProvenClaims';
import type { MoneyWorld, TestPlayer } from './moneyWorld';
import type { HostProcess } from './startHost';
import type { WireAnswer, WireClient } from './wireClient';

/** POST /api/transfer-claims, for a transfer made just now unless `claim` says otherwise. */
export const createClaim = (client: WireClient, claim: object): Promise<WireAnswer> =>
  client.request('POST', '/api/transfer-claims', {
    body: { transferredAt: new Date().toISOString(), ...claim },
  });

/** Runs a host's work on claims until nothing is left to do: claims that are still open then stay open. */
export async function settledBy({ db, pool }: MoneyWorld): Promise<void> {
  const deps = { db, pool, log: { info: () => undefined }, config: { claimLimitKp: 50_000, brand: null } };
  while ((await creditProvenClaims(deps)) > 0);
}

let references = 0;
/** A new bank reference. */
export const newReference = () => `FT26325${String((references += 1)).padStart(6, '0')}`;

/** A transfer whose content names no player. */
export const nameless = (id: string, amount = 100_000, content = 'me nap tien cho con') => ({
  id,
  amount,
  content,
});

/** The player's claims, newest first, and the state of the newest one. */
export const claimsOf = async (player: TestPlayer, host: HostProcess) =>
  (await player.at(host).get('/api/transfer-claims')).json() as TransferClaim[];
export const claimState = async (player: TestPlayer, host: HostProcess) =>
  (await claimsOf(player, host))[0]?.state;
