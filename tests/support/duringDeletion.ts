import { eraseAccount } from '../../api-host/repositories/accountErasure';
import { accountsRepository } from '../../api-host/repositories/accounts';
import { lockBalance } from '../../api-host/repositories/operatorPlayers';
import type { TestDatabase } from './testDatabase';
import { waitForLockWaits } from './waitForLockWaits';

/** Starts `work` while the account is being deleted. `work` must wait for the deletion; resolves with its result. */
export async function duringDeletion<Result>(
  { db, pool }: TestDatabase,
  playerId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const { working } = await db.transaction().execute(async (trx) => {
    await lockBalance(trx, playerId);
    const account = await accountsRepository(trx).lockWhole(playerId);
    const started = { working: work() };
    await waitForLockWaits(pool);
    await eraseAccount(trx, account);
    return started;
  });
  return working;
}
