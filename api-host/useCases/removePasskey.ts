import type { Kysely } from 'kysely';
import type { FieldErrors } from '@portal/contract';
import type { Database } from '../db/schema';
import { PASSKEY_UNKNOWN } from '../domain/accountMessages';
import type { KeyRing } from '../domain/keyRing';
import type { Passwords } from '../domain/passwords';
import { problem } from '../errors';
import { passkeysRepository } from '../repositories/passkeys';
import { credentialChanged, type Caller } from './credentialChanged';
import { whenProven, type ProvableChange } from './proveChange';

/** Removes one of the player's passkeys, once the change is proven (SAFE-1, SAFE-5). */
export const removePasskey = (
  db: Kysely<Database>,
  passwords: Passwords,
  keys: KeyRing,
  { id, caller, ...given }: Omit<ProvableChange, 'change'> & { id: string; caller: Caller },
): Promise<{ errors: FieldErrors } | { done: string }> =>
  whenProven(db, passwords, keys, { ...given, change: 'secondFactor' }, async (trx, account) => {
    const name = await passkeysRepository(trx).remove(account.id, id);
    if (name === undefined) throw problem(422, PASSKEY_UNKNOWN, { id: [PASSKEY_UNKNOWN] });
    await credentialChanged(trx, keys, { account, change: { kind: 'passkey-removed', shown: name }, caller });
    return name;
  });
