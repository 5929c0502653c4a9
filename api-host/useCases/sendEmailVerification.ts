import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import { linkPaths } from '../domain/links';
import { verifyEmailMessage } from '../domain/messages';
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
 * Sends the link that verifies an address (MAIL-3). Returns null, or the seconds to wait if the address or the account is at its message
 * limit.
 */
export async function sendEmailVerification(
  db: Kysely<Database>,
  keys: KeyRing,
  { account, email, origin }: Verification,
): Promise<number | null> {
  const cause = { playerId: account.id, verified: false };
  const wait = await messageCaps(db).count({ channel: 'email', to: email }, cause);
  if (wait !== null) return wait;
  const token = await linksRepository(db).issue('verify.email', { playerId: account.id, target: email });
  const link = `${origin}${linkPaths['verify.email']}${token}`;
  await outboxRepository(db, keys).add(verifyEmailMessage(email, account.username, link));
  return null;
}
