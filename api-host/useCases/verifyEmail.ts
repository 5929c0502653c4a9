import type { Kysely } from 'kysely';
import { maskedEmail } from '@portal/contract';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import type { CallOrigin } from '../repositories/accountEvents';
import { accountsRepository } from '../repositories/accounts';
import { linksRepository } from '../repositories/links';
import { notifyOfChange } from './credentialChanged';

/** Verifies an address by the link that was sent to it (MAIL-2). False when the link does not work, or the account has another address now. */
export function verifyEmail(
  db: Kysely<Database>,
  keys: KeyRing,
  token: string,
  from: CallOrigin,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const links = linksRepository(trx);
    const owner = await links.ownerOf('verify.email', token);
    if (!owner) return false;
    const account = await accountsRepository(trx).lock(owner.playerId);
    if (account.email !== owner.target || !(await links.use('verify.email', token))) return false;
    if (account.emailVerifiedAt !== null) return true;
    await accountsRepository(trx).verifyEmail(account.id, owner.target);
    const change = { kind: 'email-verified', shown: maskedEmail(owner.target) } as const;
    await notifyOfChange(trx, keys, { account, change, from });
    return true;
  });
}
