import type { Kysely } from 'kysely';
import type { FieldErrors, PaymentRule } from '@portal/contract';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import type { Passwords } from '../domain/passwords';
import { needsProof } from '../domain/paymentRule';
import { HttpProblem } from '../errors';
import { accountsRepository } from '../repositories/accounts';
import { knownOperation, type DeliveryStart } from '../repositories/deliveries';
import { lockBalance } from '../repositories/operatorPlayers';
import { paymentRulesRepository } from '../repositories/paymentRules';
import { startRechargeIn, type RechargeOrder } from '../repositories/recharge';
import { matchingHash, proofErrors, type ProvableChange } from './proveChange';

export interface ProvenOrder extends Omit<ProvableChange, 'change' | 'playerId'> {
  order: RechargeOrder;
  /** The player's rule when the call arrived. */
  rule: PaymentRule;
  /** The hash of this browser's cookie; null without one. */
  browserHash: Buffer | null;
}

/** Whether the player's own rule requires a proof for this order from this browser (SAFE-6). */
export async function asksForProof(
  db: Kysely<Database>,
  { order: { playerId, credit }, rule, browserHash }: Pick<ProvenOrder, 'order' | 'rule' | 'browserHash'>,
): Promise<boolean> {
  const proven =
    rule.name === 'unprovenBrowser' &&
    (await paymentRulesRepository(db).isProvenBrowser(playerId, browserHash));
  return needsProof(rule, credit, proven);
}

/** Thrown to roll a transaction back and still return a result. */
class NotStarted extends Error {
  constructor(readonly start: DeliveryStart) {
    super(start.outcome);
  }
}

/**
 * Starts a recharge together with its proof: both commit or neither does, so that one code proves one recharge, and a refused recharge
 * leaves the code usable (SAFE-6). An operation that was started before needs no new proof (GAME-8). Field errors are returned rather
 * than thrown, so that the failed attempt of a wrong code is committed.
 */
export async function startProvenRecharge(
  db: Kysely<Database>,
  passwords: Passwords,
  keys: KeyRing,
  { order, browserHash, proofs, passwordCounter, now }: ProvenOrder,
): Promise<{ start: DeliveryStart } | { errors: FieldErrors }> {
  const { playerId } = order;
  const provable = { playerId, proofs, passwordCounter, now, change: 'payment' } as const;
  const passwordHash = await matchingHash(db, passwords, provable);
  const work = db.transaction().execute(async (trx) => {
    // All movements of money lock the balance first. The lock also serialises the attempts of one player.
    await lockBalance(trx, playerId);
    const isNew = (await knownOperation(trx, playerId, order.idempotency)) === undefined;
    if (isNew) {
      const account = await accountsRepository(trx).lock(playerId);
      const errors = await proofErrors(trx, { ...provable, account, passwordHash, keys });
      if (errors) return { errors };
    }
    const start = await startRechargeIn(trx, order);
    if (!('job' in start)) throw new NotStarted(start);
    // A known operation may have been started without a proof, when the rule required none.
    if (isNew) await paymentRulesRepository(trx).markProvenBrowser(playerId, browserHash);
    return { start };
  });
  return work.catch((error: unknown) => {
    if (error instanceof NotStarted) return { start: error.start };
    // The call carried no proof.
    if (error instanceof HttpProblem && error.body.errors) return { errors: error.body.errors };
    throw error;
  });
}
