import type { Kysely, Transaction } from 'kysely';
import type { Channel } from '@portal/contract';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import type { Passwords } from '../domain/passwords';
import { resetWait } from '../domain/stepUp';
import type { CallOrigin } from '../repositories/accountEvents';
import { accountsRepository, type Account } from '../repositories/accounts';
import { codesRepository } from '../repositories/codes';
import { knownBrowsersRepository, type BrowserTokens } from '../repositories/knownBrowsers';
import { linksRepository } from '../repositories/links';
import { rateLimitsRepository, type Limit } from '../repositories/rateLimits';
import { credentialChanged } from './credentialChanged';
import { refuseWeakPassword } from './refuseWeakPassword';

/** The input of every reset. */
interface Reset {
  password: string;
  from: CallOrigin;
  /** The browser of the call, which the account trusts for a day after the reset. */
  browser: BrowserTokens;
  now: Date;
}

/** `wrong`: the link or code does not work. `older`: the channel is too new; this one, if any, can reset the password (SAFE-1). */
export type ResetOutcome = { playerId: number } | { older: Channel | null } | 'wrong';

/** Sets the password of a locked account. All of its sessions end, and it trusts only the browser of the call. */
async function setPassword(
  trx: Transaction<Database>,
  keys: KeyRing,
  account: Account,
  passwordHash: string,
  { from, browser }: Pick<Reset, 'from' | 'browser'>,
): Promise<void> {
  await accountsRepository(trx).setPassword(account.id, account.passwordHash, passwordHash);
  const caller = { ...from, sessionHash: null, browserHash: null };
  await credentialChanged(trx, keys, { account, change: { kind: 'password-reset' }, caller });
  await knownBrowsersRepository(trx).add(account.username, browser, 'day');
}

/** Sets a new password through the link in an e-mail (REC-5). Throws 422 for one that is easy to guess (SAFE-9). */
export async function resetPasswordByLink(
  db: Kysely<Database>,
  passwords: Passwords,
  keys: KeyRing,
  { token, password, now, ...caller }: Reset & { token: string },
): Promise<ResetOutcome> {
  // Hashing is expensive, so an invalid link is refused before it.
  const owner = await linksRepository(db).ownerOf('reset.password', token);
  if (!owner) return 'wrong';
  refuseWeakPassword(password, await accountsRepository(db).byId(owner.playerId), 'password');
  const passwordHash = await passwords.hash(password);
  return db.transaction().execute(async (trx) => {
    const account = await accountsRepository(trx).lock(owner.playerId);
    // A link is valid only for the address it was sent to. The account may have another one now.
    if (account.email !== owner.target || account.emailVerifiedAt === null) return 'wrong';
    const wait = resetWait(account, 'email', now);
    if (wait) return wait;
    if (!(await linksRepository(trx).use('reset.password', token))) return 'wrong';
    await setPassword(trx, keys, account, passwordHash, caller);
    return { playerId: account.id };
  });
}

interface CodeReset extends Reset {
  username: string;
  code: string;
  /** The counter of attempts at this account. */
  counter: { bucket: string; limit: Limit };
}

/**
 * Sets a new password by a code from an SMS (REC-3). Counting and checking share one transaction: the database writes and commits
 * once in either case, so the timing does not reveal whether the account has a code.
 */
export async function resetPasswordByCode(
  db: Kysely<Database>,
  passwords: Passwords,
  keys: KeyRing,
  { username, code, password, counter, now, ...caller }: CodeReset,
): Promise<ResetOutcome | { retryAfter: number }> {
  // Checks only against the username as typed, so that the result reveals nothing about the account.
  refuseWeakPassword(password, { username, email: null }, 'newPassword');
  return db.transaction().execute(async (trx) => {
    const result = await rateLimitsRepository(trx).count(counter.bucket, counter.limit);
    if (!result.allowed) return { retryAfter: result.retryAfter };
    const account = await accountsRepository(trx).lockByUsername(username);
    const target = account?.phoneVerifiedAt ? (account.phone ?? '') : '';
    const binding = { playerId: account?.id ?? 0, purpose: 'reset.password', target } as const;
    if (!(await codesRepository(trx, keys).use(binding, code)) || !account) return 'wrong';
    // Only a player with the right code learns this.
    const wait = resetWait(account, 'sms', now);
    if (wait) return wait;
    // Thrown, so that the rollback leaves the right code usable.
    refuseWeakPassword(password, account, 'newPassword');
    await setPassword(trx, keys, account, await passwords.hash(password), caller);
    return { playerId: account.id };
  });
}
