import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { hashPassword, passwordFits } from '../domain/passwords';
import { accountsRepository } from '../repositories/accounts';
import { linksRepository } from '../repositories/links';
import { sessionsRepository } from '../repositories/sessions';

interface PasswordChange {
  playerId: number;
  currentPassword: string;
  password: string;
}

/**
 * Sets a new password and ends all of the player's sessions and reset links (SEC-2, SEC-5). Returns the new hash; undefined when
 * the current password is wrong, or was changed by another request meanwhile.
 */
export async function changePassword(
  db: Kysely<Database>,
  { playerId, currentPassword, password }: PasswordChange,
): Promise<string | undefined> {
  const formerHash = (await accountsRepository(db).byId(playerId)).passwordHash;
  if (!(await passwordFits(formerHash, currentPassword))) return undefined;
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    if (!(await accountsRepository(trx).setPassword(playerId, formerHash, passwordHash))) return undefined;
    await sessionsRepository(trx).endAll(playerId);
    await linksRepository(trx).endAll('reset.password', playerId);
    return passwordHash;
  });
}
