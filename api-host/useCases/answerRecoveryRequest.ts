import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import { linkPaths } from '../domain/links';
import { channelTooNew } from '../domain/accountMessages';
import { resetLinkMessage, resetRefusedMessage, usernamesMessage } from '../domain/messages';
import { resetWait } from '../domain/stepUp';
import { accountsRepository } from '../repositories/accounts';
import { factorRemovalsRepository } from '../repositories/factorRemovals';
import { linksRepository } from '../repositories/links';
import { messageCaps } from '../repositories/messageCaps';
import { outboxRepository } from '../repositories/outbox';
import type { RecoveryRequest } from '../repositories/recoveryRequests';
import { notifyOfRemoval } from './notifyOfRemoval';
import { sendEmailVerification } from './sendEmailVerification';

interface AnswerContext {
  /** Origin of the links in messages. */
  origin: string;
  now: Date;
  keys: KeyRing;
}

async function sendResetLink(
  trx: Transaction<Database>,
  username: string,
  { origin, now, keys }: AnswerContext,
): Promise<void> {
  const account = await accountsRepository(trx).lockUndeletedByUsername(username);
  // An unverified address may belong to a stranger.
  if (!account?.email || account.emailVerifiedAt === null) return;
  const { id, email } = account;
  if ((await messageCaps(trx).count({ channel: 'email', to: email }, 'recovery')) !== null) return;
  const wait = resetWait(account, 'email', now);
  if (wait) {
    await outboxRepository(trx, keys).add(
      resetRefusedMessage(email, account.username, channelTooNew('email', wait.older)),
    );
    return;
  }
  const token = await linksRepository(trx).issue('reset.password', { playerId: id, target: email });
  const link = `${origin}${linkPaths['reset.password']}${token}`;
  await outboxRepository(trx, keys).add(resetLinkMessage(email, account.username, link));
}

async function sendUsernames(
  trx: Transaction<Database>,
  email: string,
  { origin, keys }: AnswerContext,
): Promise<void> {
  const accounts = await accountsRepository(trx).lockUndeletedByEmail(email);
  // The address as its owner verified it, not as the visitor wrote it.
  const to = accounts[0]?.email;
  if (!to || (await messageCaps(trx).count({ channel: 'email', to }, 'recovery')) !== null) return;
  const usernames = accounts.map(({ username }) => username);
  await outboxRepository(trx, keys).add(usernamesMessage(to, usernames, `${origin}/login`));
}

/** Sends the link that verifies an address which support has set (OPS-6). */
async function sendVerification(
  trx: Transaction<Database>,
  username: string,
  { origin, keys }: AnswerContext,
): Promise<void> {
  const account = await accountsRepository(trx).lockUndeletedByUsername(username);
  if (!account?.email || account.emailVerifiedAt !== null) return;
  await sendEmailVerification(trx, keys, { account, email: account.email, origin });
}

/** Notifies a player that support has requested the removal of their second factor (OPS-6). */
async function sendRemovalNotice(
  trx: Transaction<Database>,
  username: string,
  { origin, keys }: AnswerContext,
): Promise<void> {
  const account = await accountsRepository(trx).lockUndeletedByUsername(username);
  const removal = account && (await factorRemovalsRepository(trx).find(account.id));
  if (removal) await notifyOfRemoval(trx, keys, { account, removal, origin });
}

const answers = {
  'reset.password': sendResetLink,
  'remind.username': sendUsernames,
  'verify.email': sendVerification,
  'keep.factor': sendRemovalNotice,
} as const satisfies Record<
  RecoveryRequest['kind'],
  (trx: Transaction<Database>, subject: string, context: AnswerContext) => Promise<void>
>;

/** Sends the message that a visitor or support requested to the owners of the named accounts, if these exist (REC-4, REC-6, OPS-6). */
export const answerRecoveryRequest = (
  trx: Transaction<Database>,
  { kind, subject }: RecoveryRequest,
  context: AnswerContext,
): Promise<void> => answers[kind](trx, subject, context);
