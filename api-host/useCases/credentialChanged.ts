import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import { credentialChangedMessage, type CredentialChange } from '../domain/messages';
import { verifiedChannels } from '../domain/stepUp';
import { accountEventsRepository, type CallOrigin } from '../repositories/accountEvents';
import type { Account } from '../repositories/accounts';
import { endCodes } from '../repositories/codes';
import { factorRemovalsRepository } from '../repositories/factorRemovals';
import { knownBrowsersRepository } from '../repositories/knownBrowsers';
import { linksRepository } from '../repositories/links';
import { outboxRepository, plainOutbox } from '../repositories/outbox';
import { passkeyChallengesRepository } from '../repositories/passkeyChallenges';
import { secondFactorAttempts } from '../repositories/secondFactorAttempts';
import { endTotpSetup } from '../repositories/secondFactors';
import { sessionsRepository } from '../repositories/sessions';

/** Who changes a credential. Their session and browser are kept while all others end; null keeps none. */
export interface Caller extends CallOrigin {
  sessionHash: Buffer | null;
  browserHash: Buffer | null;
}

interface Changed {
  /** As it was before the change; its row is locked by the transaction. */
  account: Account;
  change: CredentialChange;
  caller: Caller;
}

/**
 * SAFE-2: the consequences of every change and reset of a credential, in the same transaction. Links, codes, other sessions, known
 * browsers, factors that are being added and a pending removal of the second factor end; every channel that was verified is notified;
 * the change is recorded. Nothing issued before the change opens the account afterwards, since every use of a link, a code or a password
 * locks the account first and sees its current state. Operators' commands have no keys.
 */
export async function credentialChanged(
  trx: Transaction<Database>,
  keys: KeyRing | null,
  { account, change, caller }: Changed,
): Promise<void> {
  await endAccess(trx, account.id, caller);
  await factorRemovalsRepository(trx).cancel(account.id);
  await secondFactorAttempts(trx).forgetRecent(account.id);
  await notifyChannels(trx, keys, account, change);
  await accountEventsRepository(trx).add({ playerId: account.id, kind: change.kind, from: caller });
}

/** Ends everything that opens the account or soon could: links, codes, sessions, known browsers, and factors that are being added. */
export async function endAccess(
  trx: Transaction<Database>,
  playerId: number,
  kept: Pick<Caller, 'sessionHash' | 'browserHash'>,
): Promise<void> {
  await linksRepository(trx).endAll(playerId);
  await endCodes(trx, playerId);
  await sessionsRepository(trx).endAll(playerId, kept.sessionHash);
  await knownBrowsersRepository(trx).endAll(playerId, kept.browserHash);
  await passkeyChallengesRepository(trx).endAll(playerId);
  await endTotpSetup(trx, playerId);
}

/** Notifies the verified channels of a change that ends nothing, such as the verification of a channel, and records it. */
export async function notifyOfChange(
  trx: Transaction<Database>,
  keys: KeyRing | null,
  { account, change, from }: Pick<Changed, 'account' | 'change'> & { from: CallOrigin | null },
): Promise<void> {
  await notifyChannels(trx, keys, account, change);
  await accountEventsRepository(trx).add({ playerId: account.id, kind: change.kind, from });
}

async function notifyChannels(
  trx: Transaction<Database>,
  keys: KeyRing | null,
  account: Account,
  change: CredentialChange,
): Promise<void> {
  const outbox = keys ? outboxRepository(trx, keys) : plainOutbox(trx);
  for (const channel of verifiedChannels(account))
    await outbox.add(credentialChangedMessage(channel, account.username, change));
}
