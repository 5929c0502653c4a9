import type { Kysely } from 'kysely';
import { maskedEmail, type FieldErrors } from '@portal/contract';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import type { Passwords } from '../domain/passwords';
import { tooManyRequests } from '../errors';
import { accountsRepository } from '../repositories/accounts';
import { credentialChanged, type Caller } from './credentialChanged';
import { matchingHash, proofErrors, type ProvableChange } from './proveChange';
import { sendEmailVerification } from './sendEmailVerification';

interface EmailChange extends Omit<ProvableChange, 'change'> {
  email: string;
  caller: Caller;
  /** Origin of the links in messages, such as https://portal.example.vn. */
  origin: string;
}

/**
 * Changes the e-mail address once the change is proven (ME-6, SAFE-1). The new address is sent a verification link. Returns field
 * errors, or null when done; they are returned rather than thrown, so that the failed attempt of a wrong code is committed.
 * Throws 429 when the new address has received too many messages.
 */
export async function changeEmail(
  db: Kysely<Database>,
  passwords: Passwords,
  keys: KeyRing,
  { email, caller, origin, ...given }: EmailChange,
): Promise<FieldErrors | null> {
  const provable = { ...given, change: 'email' } as const;
  const passwordHash = await matchingHash(db, passwords, provable);
  return db.transaction().execute(async (trx) => {
    const account = await accountsRepository(trx).lock(given.playerId);
    if (account.email?.toLowerCase() === email.toLowerCase()) return null;
    const errors = await proofErrors(trx, { ...provable, account, passwordHash, keys });
    if (errors) return errors;
    await accountsRepository(trx).setEmail(account.id, email);
    const change = { kind: 'email-changed', shown: maskedEmail(email) } as const;
    await credentialChanged(trx, keys, { account, change, caller });
    const retryAfter = await sendEmailVerification(trx, keys, { account, email, origin });
    if (retryAfter !== null) throw tooManyRequests(retryAfter);
    return null;
  });
}
