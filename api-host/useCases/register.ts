import type { Kysely } from 'kysely';
import type { FieldErrors } from '@portal/contract';
import type { Database } from '../db/schema';
import { PHONE_TAKEN, USERNAME_TAKEN } from '../domain/accountMessages';
import { hashPassword } from '../domain/passwords';
import { readsAsPlayerCode } from '../domain/playerCode';
import { accountsRepository } from '../repositories/accounts';

interface Registration {
  username: string;
  password: string;
  /** E.164 */
  phone: string;
  receiveNewsletter: boolean;
}

/** Creates an account. Returns it for the first session, or field errors for what is taken, all at once (REG-7). */
export async function register(
  db: Kysely<Database>,
  { username, password, phone, receiveNewsletter }: Registration,
): Promise<{ id: number; passwordHash: string } | { errors: FieldErrors }> {
  const accounts = accountsRepository(db);
  // A name that reads as a transfer code can belong to nobody, so it counts as taken.
  const taken = readsAsPlayerCode(username) || (await accounts.byUsername(username)) !== undefined;
  const errors: FieldErrors = {
    ...(taken && { username: [USERNAME_TAKEN] }),
    ...((await accounts.phoneVerifiedByOther(phone, null)) && { phone: [PHONE_TAKEN] }),
  };
  if (Object.keys(errors).length > 0) return { errors };

  const passwordHash = await hashPassword(password);
  const id = await accounts.create({ username, passwordHash, phone, receiveNewsletter });
  // Another request may have taken the name meanwhile.
  return id === undefined ? { errors: { username: [USERNAME_TAKEN] } } : { id, passwordHash };
}
