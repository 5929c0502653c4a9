import type { Kysely } from 'kysely';
import { maskedPhone, type FieldErrors } from '@portal/contract';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import type { Passwords } from '../domain/passwords';
import { PHONE_TAKEN, PHONE_UNCHANGED } from '../domain/accountMessages';
import { invalidFields } from '../errors';
import { accountsRepository } from '../repositories/accounts';
import { credentialChanged, type Caller } from './credentialChanged';
import { matchingHash, proofErrors, type ProvableChange } from './proveChange';

interface PhoneChange extends Omit<ProvableChange, 'change'> {
  /** E.164 */
  phone: string;
  caller: Caller;
}

/**
 * Changes the phone number once the change is proven (SEC-3, SAFE-1). Returns field errors, or null when done; they are returned
 * rather than thrown, so that the failed attempt of a wrong code is committed.
 */
export async function changePhone(
  db: Kysely<Database>,
  passwords: Passwords,
  keys: KeyRing,
  { phone, caller, ...given }: PhoneChange,
): Promise<FieldErrors | null> {
  const provable = { ...given, change: 'phone' } as const;
  const passwordHash = await matchingHash(db, passwords, provable);
  return db.transaction().execute(async (trx) => {
    const accounts = accountsRepository(trx);
    const account = await accounts.lock(given.playerId);
    if (account.phone === phone) return { newPhoneNumber: [PHONE_UNCHANGED] };
    const errors = await proofErrors(trx, { ...provable, account, passwordHash, keys });
    if (errors) return errors;
    // Thrown, so that the rollback leaves the right code usable.
    if (await accounts.phoneVerifiedByOther(phone, account.id))
      throw invalidFields({ newPhoneNumber: [PHONE_TAKEN] });
    await accounts.setPhone(account.id, phone);
    const change = { kind: 'phone-changed', shown: maskedPhone(phone) } as const;
    await credentialChanged(trx, keys, { account, change, caller });
    return null;
  });
}
