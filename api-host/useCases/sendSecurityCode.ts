import type { Kysely } from 'kysely';
import type { Channel, CodeAction } from '@portal/contract';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import { securityCodeMessage } from '../domain/messages';
import { codeTarget } from '../domain/stepUp';
import { cannotSend, tooManyRequests } from '../errors';
import { accountsRepository } from '../repositories/accounts';
import { codesRepository } from '../repositories/codes';
import { messageCaps } from '../repositories/messageCaps';
import { outboxRepository } from '../repositories/outbox';

interface CodeRequest {
  playerId: number;
  action: CodeAction;
  /** The channel that the player chose. */
  channel: Channel | undefined;
  /** Whether a channel has a gateway. */
  mayUse: (channel: Channel) => boolean;
}

/**
 * Sends a code for a purpose to the player's verified channel (SEC-3, SEC-4). False if no verified channel can receive it, or the
 * account was deleted meanwhile. Throws 429 when the previous code is too recent or the channel has received too many messages; 503
 * when it has no gateway (SAFE-11).
 */
export async function sendSecurityCode(
  db: Kysely<Database>,
  keys: KeyRing,
  { playerId, action: purpose, channel, mayUse }: CodeRequest,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const account = await accountsRepository(trx).lockUndeleted(playerId);
    const target = account && codeTarget(purpose, account, channel);
    if (!target) return false;
    if (!mayUse(target.channel)) throw cannotSend(target.channel);
    const issued = await codesRepository(trx, keys).issueUnlessRecent({
      playerId,
      purpose,
      target: target.to,
    });
    if ('retryAfter' in issued) throw tooManyRequests(issued.retryAfter);
    const retryAfter = await messageCaps(trx).count(target, { playerId, verified: target.verified });
    if (retryAfter !== null) throw tooManyRequests(retryAfter);
    await outboxRepository(trx, keys).add(
      securityCodeMessage(target, account.username, purpose, issued.code),
    );
    return true;
  });
}
