import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import type { Passwords } from '../domain/passwords';
import { accountsRepository } from '../repositories/accounts';
import { refuseWeakPassword } from './refuseWeakPassword';
import { credentialChanged, type Caller } from './credentialChanged';

interface PasswordChange {
  playerId: number;
  currentPassword: string;
  password: string;
  caller: Caller;
}

/**
 * Sets a new password (SEC-2, SEC-5). Returns its hash; undefined when the current password is wrong, or was changed by another
 * request meanwhile. Throws 422 for a new password that is easy to guess (SAFE-9).
 */
export async function changePassword(
  db: Kysely<Database>,
  passwords: Passwords,
  keys: KeyRing,
  { playerId, currentPassword, password, caller }: PasswordChange,
): Promise<string | undefined> {
  const former = await accountsRepository(db).byId(playerId);
  refuseWeakPassword(password, former, 'password');
  const formerHash = former.passwordHash;
  if (!(await passwords.matches(formerHash, currentPassword))) return undefined;
  const passwordHash = await passwords.hash(password);
  return db.transaction().execute(async (trx) => {
    const accounts = accountsRepository(trx);
    const account = await accounts.lock(playerId);
    if (!(await accounts.setPassword(playerId, formerHash, passwordHash))) return undefined;
    await credentialChanged(trx, keys, { account, change: { kind: 'password-changed' }, caller });
    return passwordHash;
  });
}
