import { creditProvenClaims } from '../../api-host/useCases/creditProvenClaims';
import type { MoneyWorld } from './moneyWorld';
import type { WireAnswer, WireClient } from './wireClient';

/** POST /api/transfer-claims, of a transfer of just now unless `claim` says otherwise. */
export const createClaim = (client: WireClient, claim: object): Promise<WireAnswer> =>
  client.request('POST', '/api/transfer-claims', {
    body: { transferredAt: new Date().toISOString(), ...claim },
  });

/** All that a host does with claims, until nothing is left to do: what is open afterwards stays so. */
export async function settledBy({ db, pool }: MoneyWorld): Promise<void> {
  const deps = { db, pool, log: { info: () => undefined }, config: { claimLimitKp: 50_000, brand: null } };
  while ((await creditProvenClaims(deps)) > 0);
}
