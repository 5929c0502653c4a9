import type { Kysely } from 'kysely';
import type { FieldErrors } from '@portal/contract';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import type { Passwords } from '../domain/passwords';
import { verifiedAmong } from '../domain/stepUp';
import { accountsRepository } from '../repositories/accounts';
import { credentialChanged, type Caller } from './credentialChanged';
import { matchingHash, proofErrors, type ProvableChange } from './proveChange';

interface ApprovalChange extends Omit<ProvableChange, 'change'> {
  enabled: boolean;
  caller: Caller;
}

const NO_CHANNEL = 'Hãy xác minh số điện thoại hoặc email trước khi bật.';

/**
 * Turns the approval of sign-ins on or off (SAFE-4); turning it off must be proven (SAFE-1). Returns field errors, or null when done;
 * they are returned rather than thrown, so that the failed attempt of a wrong code is committed.
 */
export async function changeLoginApproval(
  db: Kysely<Database>,
  passwords: Passwords,
  keys: KeyRing,
  { enabled, caller, ...given }: ApprovalChange,
): Promise<FieldErrors | null> {
  const provable = { ...given, change: 'secondFactor' } as const;
  const passwordHash = enabled ? undefined : await matchingHash(db, passwords, provable);
  return db.transaction().execute(async (trx) => {
    const accounts = accountsRepository(trx);
    const account = await accounts.lock(given.playerId);
    if (account.approvesLogin === enabled) return null;
    if (enabled && verifiedAmong(account, ['sms', 'email']).length === 0) return { enabled: [NO_CHANNEL] };
    const errors = enabled ? null : await proofErrors(trx, { ...provable, account, passwordHash, keys });
    if (errors) return errors;
    await accounts.setApprovesLogin(account.id, enabled);
    const change = { kind: enabled ? 'login-approval-on' : 'login-approval-off' } as const;
    await credentialChanged(trx, keys, { account, change, caller });
    return null;
  });
}
