import type { Kysely, Transaction } from 'kysely';
import { credentialPolicy, type FieldErrors } from '@portal/contract';
import type { Database } from '../db/schema';
import { accountDeletedMessage } from '../domain/deletionMessages';
import { vietnameseDay } from '../domain/vietnameseDay';
import type { KeyRing } from '../domain/keyRing';
import type { Passwords } from '../domain/passwords';
import { verifiedChannels } from '../domain/stepUp';
import { accountDeletionsRepository } from '../repositories/accountDeletions';
import { eraseAccount } from '../repositories/accountErasure';
import type { CallOrigin } from '../repositories/accountEvents';
import { accountsRepository, type Account } from '../repositories/accounts';
import { lockBalance } from '../repositories/operatorPlayers';
import { outboxRepository } from '../repositories/outbox';
import { credentialChanged, notifyOfChange, type Caller } from './credentialChanged';
import { matchingHash, proofErrors, type ProvableChange } from './proveChange';

const { waitHours } = credentialPolicy.deletion;

/** For an operator's command: none of the player's sessions and browsers is kept. */
const nobody: Caller = { address: null, userAgent: null, sessionHash: null, browserHash: null };

/** Schedules the account's deletion. The caller has locked the account's row and checked that no deletion is pending. */
async function begin(
  trx: Transaction<Database>,
  keys: KeyRing | null,
  account: Account,
  caller: Caller,
): Promise<Date> {
  const dueAt = await accountDeletionsRepository(trx).add(account.id, waitHours);
  const change = { kind: 'deletion-requested', shown: vietnameseDay(dueAt) } as const;
  await credentialChanged(trx, keys, { account, change, caller });
  return dueAt;
}

/**
 * Schedules the account's deletion after the policy's waiting time, once it is proven (SAFE-1, SAFE-13). If a deletion is already
 * pending, no proof is required and nothing changes. Returns field errors, or null when done; they are returned rather than thrown, so
 * that the failed attempt of a wrong code is committed.
 */
export async function requestDeletion(
  db: Kysely<Database>,
  passwords: Passwords,
  keys: KeyRing,
  { caller, ...given }: Omit<ProvableChange, 'change'> & { caller: Caller },
): Promise<FieldErrors | null> {
  const { playerId } = given;
  if (await accountDeletionsRepository(db).dueAt(playerId)) return null;
  const provable = { ...given, change: 'deletion' } as const;
  const passwordHash = await matchingHash(db, passwords, provable);
  return db.transaction().execute(async (trx) => {
    const account = await accountsRepository(trx).lock(playerId);
    if (await accountDeletionsRepository(trx).dueAt(playerId)) return null;
    const errors = await proofErrors(trx, { ...provable, account, passwordHash, keys });
    if (errors) return errors;
    await begin(trx, keys, account, caller);
    return null;
  });
}

/** Like `requestDeletion`, for an operator whom the player has asked. Undefined if a deletion is already pending. */
export async function orderDeletion(trx: Transaction<Database>, playerId: number): Promise<Date | undefined> {
  const account = await accountsRepository(trx).lock(playerId);
  const waits = await accountDeletionsRepository(trx).dueAt(playerId);
  return waits ? undefined : begin(trx, null, account, nobody);
}

/** Cancels a pending deletion; false if there is none. It does no harm, so it needs no proof. An operator's command has no keys. */
export async function keepAccount(
  trx: Transaction<Database>,
  keys: KeyRing | null,
  playerId: number,
  from: CallOrigin | null,
): Promise<boolean> {
  const account = await accountsRepository(trx).lock(playerId);
  const kept = await accountDeletionsRepository(trx).remove(playerId);
  if (kept) await notifyOfChange(trx, keys, { account, change: { kind: 'deletion-cancelled' }, from });
  return kept;
}

/**
 * Deletes an account whose deletion is due. Any number of processes may try: one transaction does all of it or nothing, and a second
 * one finds nothing due. It takes its locks in the same order as all movements of money, the balance first, so that no movement starts
 * or arrives meanwhile. False if the deletion is not due (any more), or a delivery has not ended.
 */
export const deleteIfDue = (db: Kysely<Database>, keys: KeyRing, playerId: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await lockBalance(trx, playerId);
    const account = await accountsRepository(trx).lockWhole(playerId);
    if (!(await accountDeletionsRepository(trx).isDue(playerId))) return false;
    await eraseAccount(trx, account);
    for (const channel of verifiedChannels(account))
      await outboxRepository(trx, keys).add(accountDeletedMessage(channel, account.username));
    return true;
  });
