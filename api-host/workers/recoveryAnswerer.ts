import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { Deps, Worker } from '../deps';
import { linkPaths } from '../domain/links';
import { resetLinkMessage, usernamesMessage } from '../domain/messages';
import { accountsRepository } from '../repositories/accounts';
import { linksRepository } from '../repositories/links';
import { messageCaps } from '../repositories/messageCaps';
import { outboxRepository } from '../repositories/outbox';
import { recoveryRequestsRepository, type RecoveryRequest } from '../repositories/recoveryRequests';
import { polling } from './polling';

const EVERY_MS = 250;
const AT_ONCE = 20;

/**
 * Looks whether the accounts exist that visitors named, and writes to their owners. Apart from the request, and at its own
 * pace, so that neither an answer nor its time tells anything (REC-4, REC-6).
 */
export function recoveryAnswerer(deps: Deps): Worker {
  const { db, publicOrigin } = deps;

  async function sendResetLink(trx: Transaction<Database>, username: string): Promise<void> {
    const account = await accountsRepository(trx).byUsername(username);
    // An address that nobody has proven may be a stranger's.
    if (!account?.email || !account.emailVerified) return;
    const { id, email } = account;
    if ((await messageCaps(trx).count({ channel: 'email', to: email })) !== null) return;
    const token = await linksRepository(trx).issue('reset.password', { playerId: id, target: email });
    const link = `${publicOrigin()}${linkPaths['reset.password']}${token}`;
    await outboxRepository(trx).add(resetLinkMessage(email, account.username, link));
  }

  async function remindOfUsernames(trx: Transaction<Database>, given: string): Promise<void> {
    const accounts = await accountsRepository(trx).byVerifiedEmail(given);
    // As the owner wrote it when it was verified, not as a visitor writes it now.
    const to = accounts[0]?.email;
    if (!to || (await messageCaps(trx).count({ channel: 'email', to })) !== null) return;
    const usernames = accounts.map(({ username }) => username);
    await outboxRepository(trx).add(usernamesMessage(to, usernames, `${publicOrigin()}/login`));
  }

  const answer = (trx: Transaction<Database>, { kind, subject }: RecoveryRequest): Promise<void> =>
    kind === 'reset.password' ? sendResetLink(trx, subject) : remindOfUsernames(trx, subject);

  return polling(deps, {
    name: 'recoveryAnswerer',
    everyMs: EVERY_MS,
    round: () =>
      db.transaction().execute(async (trx) => {
        const requests = await recoveryRequestsRepository(trx).take(AT_ONCE);
        for (const request of requests) await answer(trx, request);
        return requests.length === AT_ONCE;
      }),
  });
}
