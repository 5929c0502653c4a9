import type { Deps, Worker } from '../deps';
import { accountDeletionsRepository } from '../repositories/accountDeletions';
import { deleteIfDue } from '../useCases/deleteAccount';
import { polling } from './polling';

const EVERY_MS = 5000;
const AT_ONCE = 20;

/** Deletes accounts whose waiting period is over (SAFE-13). Failed deletions are retried, and do not block others, however many they are. */
export function accountDeleter(deps: Deps): Worker {
  const { db, keys, log } = deps;

  async function deleteOne(playerId: number): Promise<boolean> {
    try {
      const deleted = await deleteIfDue(db, keys, playerId);
      if (deleted) log.info({ playerId }, 'an account was deleted');
      return deleted;
    } catch (error) {
      log.error({ err: error, playerId }, 'an account could not be deleted; it will be retried');
      return false;
    }
  }

  /** Players whose deletion has failed since the last round that tried all due ones; later rounds skip them. */
  let failed: number[] = [];

  return polling(deps, {
    name: 'accountDeleter',
    everyMs: EVERY_MS,
    async round() {
      const due = await accountDeletionsRepository(db).due(AT_ONCE, failed);
      for (const playerId of due) if (!(await deleteOne(playerId))) failed.push(playerId);
      const isMoreDue = due.length === AT_ONCE;
      if (!isMoreDue) failed = [];
      return isMoreDue;
    },
  });
}
