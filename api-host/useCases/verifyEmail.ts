import type { Kysely } from 'kysely';
import { maskedEmail } from '@portal/contract';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import type { CallOrigin } from '../repositories/accountEvents';
import { accountsRepository } from '../repositories/accounts';
import { changeByLink } from './changeByLink';
import { notifyOfChange } from './credentialChanged';

/**
 * Verifies an address through the link sent to it (MAIL-2), once; true at each further use while it stays verified. False if the link does
 * not work or the account has another address now.
 */
export async function verifyEmail(
  db: Kysely<Database>,
  keys: KeyRing,
  token: string,
  from: CallOrigin,
): Promise<boolean> {
  const playerId = await changeByLink(db, {
    purpose: 'verify.email',
    token,
    fits: ({ email }, target) => email === target,
    async change(trx, account, target) {
      if (account.emailVerifiedAt !== null) return;
      await accountsRepository(trx).verifyEmail(account.id, target);
      const change = { kind: 'email-verified', shown: maskedEmail(target) } as const;
      await notifyOfChange(trx, keys, { account, change, from });
    },
    async holds(owner) {
      const { email, emailVerifiedAt } = await accountsRepository(db).byId(owner.playerId);
      return email === owner.target && emailVerifiedAt !== null;
    },
  });
  return playerId !== undefined;
}
