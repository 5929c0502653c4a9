import type { Kysely } from 'kysely';
import type { FieldErrors, PaymentRule } from '@portal/contract';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import type { Passwords } from '../domain/passwords';
import { isTightening } from '../domain/paymentRule';
import { paymentRuleMessage } from '../domain/paymentRuleMessage';
import { verifiedChannels } from '../domain/stepUp';
import { accountEventsRepository, type CallOrigin } from '../repositories/accountEvents';
import { accountsRepository } from '../repositories/accounts';
import { outboxRepository } from '../repositories/outbox';
import { paymentRulesRepository } from '../repositories/paymentRules';
import { matchingHash, proofErrors, type ProvableChange } from './proveChange';

interface RuleChange extends Omit<ProvableChange, 'change'> {
  rule: PaymentRule;
  from: CallOrigin;
}

/**
 * Sets the player's own rule for recharges (SAFE-6). A less strict rule must be proven; a stricter one need not be. All verified
 * channels are notified; no session ends. The rule that is set already changes nothing. Returns field errors, or null when done.
 */
export async function setPaymentRule(
  db: Kysely<Database>,
  passwords: Passwords,
  keys: KeyRing,
  { rule, from, ...given }: RuleChange,
): Promise<FieldErrors | null> {
  const { playerId } = given;
  const provable = { ...given, change: 'paymentRule' } as const;
  const passwordHash = await matchingHash(db, passwords, provable);
  return db.transaction().execute(async (trx) => {
    const account = await accountsRepository(trx).lock(playerId);
    const rules = paymentRulesRepository(trx);
    const former = await rules.of(playerId);
    // Each notice costs an SMS, and this needs no proof.
    if (former.name === rule.name && former.above === rule.above) return null;
    if (!isTightening(former, rule)) {
      const errors = await proofErrors(trx, { ...provable, account, passwordHash, keys });
      if (errors) return errors;
    }
    await rules.set(playerId, rule);
    await accountEventsRepository(trx).add({ playerId, kind: 'payment-rule-changed', from });
    const outbox = outboxRepository(trx, keys);
    for (const channel of verifiedChannels(account))
      await outbox.add(paymentRuleMessage(channel, account.username));
    return null;
  });
}
