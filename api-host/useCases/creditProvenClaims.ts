import type { Deps } from '../deps';
import { topUpParts } from '../domain/money';
import {
  namesNobodyElse,
  provenTransfer,
  type OpenClaim,
  type WaitingTransfer,
} from '../domain/transferClaim';
import { mentionedPayers, payerHints } from '../domain/transferContent';
import { notifyMoneyEvent } from '../events/notifyMoneyEvent';
import { methodByName } from '../repositories/catalogue';
import {
  claimedReferences,
  claimsWithReference,
  creditClaim,
  transfersWithReference,
} from '../repositories/transferClaims';
import { findPayers } from '../repositories/transfers';

interface Needed extends Pick<Deps, 'db' | 'pool'> {
  log: Pick<Deps['log'], 'info'>;
  config: Pick<Deps['config'], 'claimLimitKp' | 'brand'>;
}

/** The top-up of the transfer; null if a person must decide, such as when it names somebody else or is worth too much. */
async function topUpFor({ db, config }: Needed, { playerId }: OpenClaim, transfer: WaitingTransfer) {
  const method = await methodByName(db, transfer.provider);
  const parts = method && topUpParts(transfer.amount, method.rates);
  if (!method || !parts || parts.recharge === 0n) return null;
  if (parts.recharge + parts.bonus > BigInt(config.claimLimitKp)) return null;
  const marker = config.brand?.transferMarker;
  const named = await findPayers(db, mentionedPayers(transfer.content, marker));
  return namesNobodyElse(payerHints(transfer.content, marker), playerId, named)
    ? { playerId, type: `topup.${method.kind}`, ...parts }
    : null;
}

/** Credits the claim with the transfer that proves it, unless a person must decide. Returns whether it was credited. */
async function creditOne(deps: Needed, claim: OpenClaim, transfer: WaitingTransfer): Promise<boolean> {
  const { db, pool, log } = deps;
  const topUp = await topUpFor(deps, claim, transfer);
  if (!topUp) return false;
  const outcome = await creditClaim(db, claim.id, transfer, { topUp, automatic: true });
  const { provider, externalId, amount } = transfer;
  log.info({ claim: claim.id, provider, externalId, amount, outcome }, 'a proven claim was processed');
  if (outcome !== 'credited') return false;
  notifyMoneyEvent(pool, claim.playerId);
  return true;
}

/**
 * Credits each open claim that is proven beyond doubt (PLAY-3, decision 0097), and leaves all others to operators. Any number of hosts
 * may run it at once: the database settles each claim and each transfer once. Returns how many were credited. If some failed, the others
 * are credited, and the first error is thrown.
 */
export async function creditProvenClaims(deps: Needed): Promise<number> {
  const { db } = deps;
  // Step by step, not in a join: however many claims and transfers wait, each step reads them once, and those without a match, which
  // anybody can open, keep no other from being compared.
  const transfers = await transfersWithReference(db, await claimedReferences(db));
  if (transfers.length === 0) return 0;
  const claims = await claimsWithReference(
    db,
    transfers.map(({ referenceKey }) => referenceKey),
  );
  let credited = 0;
  const errors: unknown[] = [];
  for (const claim of claims) {
    const transfer = provenTransfer(claim, claims, transfers);
    try {
      if (transfer && (await creditOne(deps, claim, transfer))) credited += 1;
    } catch (error) {
      // Such as a balance that stays locked: the claims after it must not wait for it.
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return credited;
}
