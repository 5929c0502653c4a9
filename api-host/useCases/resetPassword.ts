import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { hashPassword } from '../domain/passwords';
import { accountsRepository } from '../repositories/accounts';
import { codesRepository } from '../repositories/codes';
import { linksRepository } from '../repositories/links';
import { rateLimitsRepository, type Limit } from '../repositories/rateLimits';
import { sessionsRepository } from '../repositories/sessions';

/**
 * Sets a new password by the link of an e-mail, and ends the player's sessions and other links (REC-5). Returns the username;
 * undefined when the link does not work.
 */
export async function resetPasswordByLink(
  db: Kysely<Database>,
  token: string,
  password: string,
): Promise<string | undefined> {
  // Hashing is expensive, so an invalid link is refused before it.
  if (!(await linksRepository(db).works('reset.password', token))) return undefined;
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const owner = await linksRepository(trx).use('reset.password', token);
    if (!owner) return undefined;
    const accounts = accountsRepository(trx);
    const account = await accounts.lock(owner.playerId);
    // A link verifies the address it was sent to. The account may have another one now.
    if (account.email !== owner.target || !account.emailVerified) return undefined;
    await accounts.setPassword(account.id, account.passwordHash, passwordHash);
    await linksRepository(trx).endAll('reset.password', account.id);
    await sessionsRepository(trx).endAll(account.id);
    return account.username;
  });
}

interface CodeReset {
  username: string;
  code: string;
  password: string;
  /** The counter of attempts at this account. */
  counter: { bucket: string; limit: Limit };
}

/**
 * Sets a new password by a code from an SMS, and ends the player's sessions (REC-3). Counting and checking are one transaction:
 * the database writes and commits once in any case, so the time does not tell whether the account has a code.
 */
export function resetPasswordByCode(
  db: Kysely<Database>,
  codesKey: Buffer,
  { username, code, password, counter }: CodeReset,
): Promise<'done' | 'wrong' | { retryAfter: number }> {
  return db.transaction().execute(async (trx) => {
    const verdict = await rateLimitsRepository(trx).count(counter.bucket, counter.limit);
    if (!verdict.allowed) return { retryAfter: verdict.retryAfter };
    const accounts = accountsRepository(trx);
    const account = await accounts.byUsername(username);
    const target = account?.phoneVerified ? (account.phone ?? '') : '';
    const binding = { playerId: account?.id ?? 0, purpose: 'reset.password', target } as const;
    if (!(await codesRepository(trx, codesKey).use(binding, code)) || !account) return 'wrong';
    const { id, passwordHash } = await accounts.lock(account.id);
    await accounts.setPassword(id, passwordHash, await hashPassword(password));
    await sessionsRepository(trx).endAll(id);
    return 'done';
  });
}
