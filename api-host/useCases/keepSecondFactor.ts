import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import type { CallOrigin } from '../repositories/accountEvents';
import { accountsRepository } from '../repositories/accounts';
import { factorRemovalsRepository } from '../repositories/factorRemovals';
import { linksRepository } from '../repositories/links';
import { notifyOfChange } from './credentialChanged';

/** Takes back the removal of a lost second factor, by the link of its notice (SAFE-5). False where the link does not work. */
export function keepSecondFactor(
  db: Kysely<Database>,
  keys: KeyRing,
  token: string,
  from: CallOrigin,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const links = linksRepository(trx);
    const owner = await links.ownerOf('keep.factor', token);
    if (!owner) return false;
    const account = await accountsRepository(trx).lock(owner.playerId);
    if (!(await links.use('keep.factor', token))) return false;
    if (await factorRemovalsRepository(trx).cancel(account.id))
      await notifyOfChange(trx, keys, { account, change: { kind: 'factor-removal-cancelled' }, from });
    return true;
  });
}
