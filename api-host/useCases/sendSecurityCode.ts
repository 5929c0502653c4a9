import type { Kysely } from 'kysely';
import type { SecurityCodePurpose } from '@portal/contract';
import type { Database } from '../db/schema';
import { securityCodeMessage } from '../domain/messages';
import { codeTarget } from '../domain/stepUp';
import { tooManyRequests } from '../errors';
import { accountsRepository } from '../repositories/accounts';
import { codesRepository } from '../repositories/codes';
import { messageCaps } from '../repositories/messageCaps';
import { outboxRepository } from '../repositories/outbox';

/**
 * Sends a code for a purpose to the player's verified channel (SEC-3, SEC-4). False where no verified channel can receive it. Throws
 * 429 when the former code is too recent, or the channel has received too many messages.
 */
export async function sendSecurityCode(
  db: Kysely<Database>,
  codesKey: Buffer,
  playerId: number,
  purpose: SecurityCodePurpose,
): Promise<boolean> {
  const account = await accountsRepository(db).byId(playerId);
  const target = codeTarget(purpose, account);
  if (!target) return false;
  await db.transaction().execute(async (trx) => {
    const issued = await codesRepository(trx, codesKey).issueUnlessRecent({
      playerId,
      purpose,
      target: target.to,
    });
    if ('retryAfter' in issued) throw tooManyRequests(issued.retryAfter);
    const retryAfter = await messageCaps(trx).count(target);
    if (retryAfter !== null) throw tooManyRequests(retryAfter);
    await outboxRepository(trx).add(securityCodeMessage(target, account.username, purpose, issued.code));
  });
  return true;
}
