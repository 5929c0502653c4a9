import type { Transaction } from 'kysely';
import { maskedEmail, maskedPhone, NEW_CHANNEL_HOURS } from '@portal/contract';
import type { Database } from '../db/schema';
import { accountEventsRepository } from '../repositories/accountEvents';
import { accountsRepository, type Account } from '../repositories/accounts';
import { factorRemovalsRepository } from '../repositories/factorRemovals';
import { passkeysRepository } from '../repositories/passkeys';
import { recoveryRequestsRepository } from '../repositories/recoveryRequests';
import { credentialChanged, endAccess, type Caller } from './credentialChanged';

/** For changes by support: none of the player's sessions and browsers is kept. */
const nobody: Caller = { address: null, userAgent: null, sessionHash: null, browserHash: null };

/**
 * Changes of credentials by support, for players who have lost the means to prove them (OPS-6). They follow the policy of sensitive
 * changes (SAFE-1, SAFE-2): sessions, links and codes end, every verified channel is notified, and a new channel cannot reset the
 * password for NEW_CHANNEL_HOURS, so that the owner can object if a stranger has deceived support.
 */

/** Gives the account another number (E.164), which the player verifies by SMS. 'taken': another account has verified it. */
export async function replacePhone(
  trx: Transaction<Database>,
  playerId: number,
  phone: string,
): Promise<{ before: Account } | 'taken' | 'same'> {
  const accounts = accountsRepository(trx);
  const account = await accounts.lock(playerId);
  if (account.phone === phone) return 'same';
  if (await accounts.phoneVerifiedByOther(phone, playerId)) return 'taken';
  await accounts.setPhone(playerId, phone, NEW_CHANNEL_HOURS);
  const change = { kind: 'phone-changed', shown: maskedPhone(phone) } as const;
  await credentialChanged(trx, null, { account, change, caller: nobody });
  return { before: account };
}

/** Whether the account has this address, verified or not. Its case does not matter. */
export const hasEmail = (account: Account, email: string): boolean =>
  account.email?.toLowerCase() === email.toLowerCase();

/**
 * Gives the account another address. A host sends the link that verifies it, and sends it again if the same unverified address is set:
 * then the account is not changed.
 */
export async function replaceEmail(
  trx: Transaction<Database>,
  playerId: number,
  email: string,
): Promise<{ before: Account; isChanged: boolean } | 'same'> {
  const accounts = accountsRepository(trx);
  const account = await accounts.lock(playerId);
  const isSame = hasEmail(account, email);
  if (isSame && account.emailVerifiedAt !== null) return 'same';
  if (!isSame) {
    await accounts.setEmail(playerId, email, NEW_CHANNEL_HOURS);
    const change = { kind: 'email-changed', shown: maskedEmail(email) } as const;
    await credentialChanged(trx, null, { account, change, caller: nobody });
  }
  await recoveryRequestsRepository(trx).add({ kind: 'verify.email', subject: account.username });
  return { before: account, isChanged: !isSame };
}

/**
 * Removes all passkeys at once, since a stolen device can sign in with them, and ends all sessions, links and codes, since the device may
 * be signed in. The second factor is removed 72 hours later, at a sign-in with the password (SAFE-5). Any sign-in with the factor, and
 * the link that a host sends to every verified channel, cancel its removal.
 */
export async function removeFactors(
  trx: Transaction<Database>,
  playerId: number,
): Promise<{ passkeys: string[]; factorDueAt: Date | null }> {
  const account = await accountsRepository(trx).lock(playerId);
  const passkeys = await passkeysRepository(trx).list(playerId);
  for (const { id, name } of passkeys) {
    await passkeysRepository(trx).remove(playerId, id);
    const change = { kind: 'passkey-removed', shown: name } as const;
    await credentialChanged(trx, null, { account, change, caller: nobody });
  }
  await endAccess(trx, playerId, nobody);
  const names = passkeys.map(({ name }) => name);
  if (!account.mfaEnabled) return { passkeys: names, factorDueAt: null };
  await factorRemovalsRepository(trx).request(playerId, null);
  const removal = await factorRemovalsRepository(trx).find(playerId);
  await accountEventsRepository(trx).add({ playerId, kind: 'factor-removal-requested', from: null });
  await recoveryRequestsRepository(trx).add({ kind: 'keep.factor', subject: account.username });
  return { passkeys: names, factorDueAt: removal?.dueAt ?? null };
}
