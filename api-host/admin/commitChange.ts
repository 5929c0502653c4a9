import type { Transaction } from 'kysely';
import { isCommitUncertain } from '../db/databaseErrors';
import type { Database } from '../db/schema';
import { oneLine } from '../startupError';
import { Refusal, type Db } from './command';
import { PROGRAM } from './programName';

/**
 * Runs a change in one transaction. Throws a Refusal if the connection, or a worker of Citus, is lost during the commit: the database may
 * have committed, so the operator must not read that nothing was changed, and run the command again.
 */
export async function commitChange<Value>(
  db: Db,
  change: (trx: Transaction<Database>) => Promise<Value>,
): Promise<Value> {
  const progress = { commits: false };
  try {
    return await db.transaction().execute(async (trx) => {
      const value = await change(trx);
      progress.commits = true;
      return value;
    });
  } catch (error) {
    if (!progress.commits || !isCommitUncertain(error)) throw error;
    throw new Refusal(
      `The database did not confirm the commit (${oneLine(error)}), so it is unknown whether the change was made: see ${PROGRAM} audit list before you run it again.`,
    );
  }
}
