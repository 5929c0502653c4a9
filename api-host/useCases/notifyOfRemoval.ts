import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import { linkPaths } from '../domain/links';
import { factorRemovalMessage } from '../domain/messages';
import { verifiedChannels } from '../domain/stepUp';
import type { Account } from '../repositories/accounts';
import type { FactorRemoval } from '../repositories/factorRemovals';
import { linksRepository } from '../repositories/links';
import { outboxRepository } from '../repositories/outbox';

interface Waiting {
  account: Account;
  removal: Pick<FactorRemoval, 'phone' | 'dueAt'>;
  /** Origin of the links, such as https://portal.example.vn. */
  origin: string;
}

/** Notifies every verified channel of a pending removal of the second factor, with a link that cancels it (SAFE-5). */
export async function notifyOfRemoval(
  trx: Transaction<Database>,
  keys: KeyRing,
  { account, removal: { phone, dueAt }, origin }: Waiting,
): Promise<void> {
  for (const channel of verifiedChannels(account)) {
    const owner = { playerId: account.id, target: channel.to };
    const token = await linksRepository(trx).issue('keep.factor', owner);
    const link = `${origin}${linkPaths['keep.factor']}${token}`;
    const told = { dueAt, bySupport: phone === null, link };
    await outboxRepository(trx, keys).add(factorRemovalMessage(channel, account.username, told));
  }
}
