import type { FieldErrors } from '@portal/contract';
import type { Deps } from '../deps';
import type { Passwords } from '../domain/passwords';
import type { DeliveryStart } from '../repositories/deliveries';
import { startRecharge } from '../repositories/recharge';
import type { Deliverer, OperationResult } from './deliver';
import { asksForProof, startProvenRecharge, type ProvenOrder } from './proveRecharge';

interface RechargeWorld extends Pick<Deps, 'db' | 'pool' | 'keys'> {
  deliverer: Deliverer;
  passwords: Passwords;
}

/** `errors`: the proof that the player's own rule requires is missing or wrong. */
type RechargeResult = OperationResult | { errors: FieldErrors };

const finish = async (deliverer: Deliverer, start: DeliveryStart): Promise<OperationResult> =>
  'job' in start
    ? { state: await deliverer.finish(start) }
    : { refused: start.outcome, coins: start.coins ?? null };

/**
 * Recharges a game account (GAME-8): the debit commits first, then the game server is called. A repeated operation waits for the
 * delivery that it started before. If the player's own rule requires a proof, the proof commits with the debit (SAFE-6).
 */
export async function recharge(
  { db, pool, keys, deliverer, passwords }: RechargeWorld,
  proving: ProvenOrder,
): Promise<RechargeResult> {
  if (!(await asksForProof(db, proving))) return finish(deliverer, await startRecharge(pool, proving.order));
  const proven = await startProvenRecharge(db, passwords, keys, proving);
  return 'errors' in proven ? proven : finish(deliverer, proven.start);
}
