import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { suspensionMessage } from '../domain/suspensionMessages';
import { verifiedChannels } from '../domain/stepUp';
import { accountDeletionsRepository } from '../repositories/accountDeletions';
import { accountsRepository } from '../repositories/accounts';
import { lockBalance } from '../repositories/operatorPlayers';
import { plainOutbox } from '../repositories/outbox';
import { sessionsRepository } from '../repositories/sessions';

/**
 * The time that a released player has to cancel a deletion. It is longer than the 72 hours for which a phone that support has set cannot
 * reset the password.
 */
const HOURS_TO_KEEP = 7 * 24;

/**
 * Suspends a player, or releases them (OPS-6): while suspended they can neither sign in nor spend; transfers are still credited. A
 * scheduled deletion waits for the release, and then for `HOURS_TO_KEEP`. All sessions end, and every verified channel is
 * notified. The balance is locked first, as by all movements of money, so that a concurrent recharge either completes before or is refused.
 * False if the player was in that state already.
 */
export async function setSuspension(
  trx: Transaction<Database>,
  playerId: number,
  what: 'suspended' | 'released',
): Promise<boolean> {
  await lockBalance(trx, playerId);
  const account = await accountsRepository(trx).lock(playerId);
  if (!(await accountsRepository(trx).setSuspended(playerId, what === 'suspended'))) return false;
  await sessionsRepository(trx).endAll(playerId);
  const deletesAt =
    what === 'released' ? await accountDeletionsRepository(trx).postpone(playerId, HOURS_TO_KEEP) : undefined;
  for (const channel of verifiedChannels(account))
    await plainOutbox(trx).add(suspensionMessage(channel, account.username, what, deletesAt));
  return true;
}
