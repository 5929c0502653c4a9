import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { LinkPurpose } from '../domain/links';
import { accountsRepository, type Account } from '../repositories/accounts';
import { linksRepository, type LinkOwner } from '../repositories/links';

interface LinkedChange {
  purpose: LinkPurpose;
  token: string;
  /** Whether the link still fits the account; if not, the link is not used up. */
  fits?: (account: Account, target: string) => boolean;
  change: (trx: Transaction<Database>, account: Account, target: string) => Promise<void>;
  /** Whether the account is still as this link has left it. */
  holds: (owner: LinkOwner) => Promise<boolean>;
}

/**
 * Uses a link and makes the change that it allows, once, in one transaction that locks the player first. Returns the player's id, also at
 * further uses while the change holds: the first answer was lost, or a mail scanner has run the page. Undefined if the link does not work.
 */
export async function changeByLink(
  db: Kysely<Database>,
  { purpose, token, fits = () => true, change, holds }: LinkedChange,
): Promise<number | undefined> {
  const changed = await db.transaction().execute(async (trx) => {
    const links = linksRepository(trx);
    const owner = await links.ownerOf(purpose, token);
    if (!owner) return undefined;
    const account = await accountsRepository(trx).lock(owner.playerId);
    if (!fits(account, owner.target) || !(await links.use(purpose, token))) return undefined;
    await change(trx, account, owner.target);
    return account.id;
  });
  if (changed !== undefined) return changed;
  const owner = await linksRepository(db).usedBy(purpose, token);
  return owner && (await holds(owner)) ? owner.playerId : undefined;
}
