import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { linkPaths } from '../domain/links';
import { resetLinkMessage, usernamesMessage } from '../domain/messages';
import { accountsRepository } from '../repositories/accounts';
import { linksRepository } from '../repositories/links';
import { messageCaps } from '../repositories/messageCaps';
import { outboxRepository } from '../repositories/outbox';
import type { RecoveryRequest } from '../repositories/recoveryRequests';

async function sendResetLink(trx: Transaction<Database>, username: string, origin: string): Promise<void> {
  const account = await accountsRepository(trx).byUsername(username);
  // An unverified address may be a stranger's.
  if (!account?.email || !account.emailVerified) return;
  const { id, email } = account;
  if ((await messageCaps(trx).count({ channel: 'email', to: email })) !== null) return;
  const token = await linksRepository(trx).issue('reset.password', { playerId: id, target: email });
  const link = `${origin}${linkPaths['reset.password']}${token}`;
  await outboxRepository(trx).add(resetLinkMessage(email, account.username, link));
}

async function sendUsernames(trx: Transaction<Database>, email: string, origin: string): Promise<void> {
  const accounts = await accountsRepository(trx).byVerifiedEmail(email);
  // The address as its owner verified it, not as the visitor wrote it.
  const to = accounts[0]?.email;
  if (!to || (await messageCaps(trx).count({ channel: 'email', to })) !== null) return;
  const usernames = accounts.map(({ username }) => username);
  await outboxRepository(trx).add(usernamesMessage(to, usernames, `${origin}/login`));
}

/** Writes to the owners of the accounts that a visitor named, if they exist (REC-4, REC-6). `origin`: of the links. */
export const answerRecoveryRequest = (
  trx: Transaction<Database>,
  { kind, subject }: RecoveryRequest,
  origin: string,
): Promise<void> =>
  kind === 'reset.password' ? sendResetLink(trx, subject, origin) : sendUsernames(trx, subject, origin);
