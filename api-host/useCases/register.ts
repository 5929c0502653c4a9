import type { Kysely } from 'kysely';
import type { FieldErrors } from '@portal/contract';
import type { Database } from '../db/schema';
import { PHONE_TAKEN, USERNAME_TAKEN } from '../domain/accountMessages';
import type { Passwords } from '../domain/passwords';
import { passwordFault } from '../domain/passwordChoice';
import { isReservedName } from '../domain/reservedNames';
import { accountEventsRepository, type CallOrigin } from '../repositories/accountEvents';
import { accountsRepository, wasFormerName } from '../repositories/accounts';

interface Registration {
  username: string;
  password: string;
  /** E.164 */
  phone: string;
  receiveNewsletter: boolean;
  from: CallOrigin;
}

/**
 * Whether the name cannot be registered. A name that could stand in another player's transfer, or that a deleted account had, counts as taken as well.
 * Every name costs the same queries.
 */
export async function isUsernameTaken(
  accounts: ReturnType<typeof accountsRepository>,
  username: string,
): Promise<boolean> {
  const account = await accounts.byUsername(username);
  const former = await accounts.isFormerName(username);
  return account !== undefined || former || isReservedName(username);
}

/** Creates an account. Returns it for the first session, or all field errors at once: a taken name or phone number, a password that is
 * easy to guess (REG-7, SAFE-9). */
export async function register(
  db: Kysely<Database>,
  passwords: Passwords,
  { username, password, phone, receiveNewsletter, from }: Registration,
): Promise<{ id: number; passwordHash: string } | { errors: FieldErrors }> {
  const accounts = accountsRepository(db);
  const taken = await isUsernameTaken(accounts, username);
  const fault = passwordFault(password, { username, email: null });
  const errors: FieldErrors = {
    ...(taken && { username: [USERNAME_TAKEN] }),
    ...((await accounts.phoneVerifiedByOther(phone, null)) && { phone: [PHONE_TAKEN] }),
    ...(fault !== null && { password: [fault] }),
  };
  if (Object.keys(errors).length > 0) return { errors };

  const passwordHash = await passwords.hash(password);
  const id = await db
    .transaction()
    .execute(async (trx) => {
      const created = await accountsRepository(trx).create({
        username,
        passwordHash,
        phone,
        receiveNewsletter,
      });
      if (created !== undefined)
        await accountEventsRepository(trx).add({ playerId: created, kind: 'registered', from });
      return created;
    })
    .catch((error: unknown) => {
      if (wasFormerName(error)) return undefined;
      throw error;
    });
  // Another request may have taken the name meanwhile.
  return id === undefined ? { errors: { username: [USERNAME_TAKEN] } } : { id, passwordHash };
}
