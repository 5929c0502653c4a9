import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import type { CallOrigin } from '../repositories/accountEvents';
import { factorRemovalsRepository } from '../repositories/factorRemovals';
import { changeByLink } from './changeByLink';
import { notifyOfChange } from './credentialChanged';

/** Cancels the removal of a lost second factor, through the link in its notice (SAFE-5). False if the link does not work. */
export async function keepSecondFactor(
  db: Kysely<Database>,
  keys: KeyRing,
  token: string,
  from: CallOrigin,
): Promise<boolean> {
  const playerId = await changeByLink(db, {
    purpose: 'keep.factor',
    token,
    async change(trx, account) {
      if (await factorRemovalsRepository(trx).cancel(account.id))
        await notifyOfChange(trx, keys, { account, change: { kind: 'factor-removal-cancelled' }, from });
    },
    holds: async ({ playerId }) => !(await factorRemovalsRepository(db).find(playerId)),
  });
  return playerId !== undefined;
}
