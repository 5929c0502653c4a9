import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import { linkPaths } from '../domain/links';
import { verifyEmailMessage } from '../domain/messages';
import { accountsRepository } from '../repositories/accounts';
import { linksRepository } from '../repositories/links';
import { messageCaps } from '../repositories/messageCaps';
import { outboxRepository } from '../repositories/outbox';

interface Verification {
  account: { id: number; username: string };
  email: string;
  /** Origin of the link, such as https://portal.example.vn. */
  origin: string;
}

/**
 * Sends the link that verifies an address (MAIL-3). The caller has locked the account. Returns null, or the seconds to wait if the address
 * or the account is at its message limit.
 */
export async function sendEmailVerification(
  trx: Transaction<Database>,
  keys: KeyRing,
  { account, email, origin }: Verification,
): Promise<number | null> {
  const cause = { playerId: account.id, verified: false };
  const wait = await messageCaps(trx).count({ channel: 'email', to: email }, cause);
  if (wait !== null) return wait;
  const token = await linksRepository(trx).issue('verify.email', { playerId: account.id, target: email });
  const link = `${origin}${linkPaths['verify.email']}${token}`;
  await outboxRepository(trx, keys).add(verifyEmailMessage(email, account.username, link));
  return null;
}

/** Why an account's own address needs no link: there is none, or it is verified. */
type NeedsNoLink = 'no address' | 'verified';

/** As `sendEmailVerification`, to the unverified address of an account. */
export function sendOwnEmailVerification(
  db: Kysely<Database>,
  keys: KeyRing,
  { playerId, origin }: { playerId: number; origin: string },
): Promise<NeedsNoLink | number | null> {
  return db.transaction().execute(async (trx) => {
    const account = await accountsRepository(trx).lockUndeleted(playerId);
    if (!account?.email) return 'no address';
    if (account.emailVerifiedAt !== null) return 'verified';
    return sendEmailVerification(trx, keys, { account, email: account.email, origin });
  });
}
