import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { inSeconds } from './inSeconds';

type Db = Kysely<Database>;

/** Jobs that one host at a time does for all hosts. */
export type HostJob = 'alarm-notices' | 'daily-report' | 'ledger-check';

/** When a job was last done, and its result. */
export interface JobState {
  doneAt: Date | null;
  /** By the database's clock; null: never done. */
  secondsAgo: number | null;
  result: Record<string, unknown> | null;
}

const job = (db: Db, name: HostJob) =>
  db
    .selectFrom('host_jobs')
    .select(['done_at as doneAt', 'result'])
    .select(sql<number | null>`extract(epoch from now() - done_at)::float8`.as('secondsAgo'))
    .where('name', '=', name);

export const jobState = (db: Db, name: HostJob): Promise<JobState> => job(db, name).executeTakeFirstOrThrow();

/** Locks a job until the transaction ends, and returns its state; undefined: another host is running it. */
export const lockJob = (trx: Transaction<Database>, name: HostJob): Promise<JobState | undefined> =>
  job(trx, name).forUpdate().skipLocked().executeTakeFirst();

/**
 * Claims a job that was not done for `everySeconds`, for work that takes too long for a transaction. False if it is not due, or another
 * host has claimed it. The claim of a host that died expires after `leaseSeconds`.
 */
export async function claimJob(
  db: Db,
  name: HostJob,
  { everySeconds, leaseSeconds }: { everySeconds: number; leaseSeconds: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('host_jobs')
    .set({ claimed_until: inSeconds(leaseSeconds) })
    .where('name', '=', name)
    .where('claimed_until', '<=', sql<Date>`now()`)
    // In the future: the clock was set back.
    .where(
      sql<boolean>`(coalesce(done_at, '-infinity') <= now() - make_interval(secs => ${everySeconds}) or done_at > now())`,
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Extends a claim, for work that takes longer than `leaseSeconds`. A claim that has ended stays ended. */
export async function renewClaim(db: Db, name: HostJob, leaseSeconds: number): Promise<void> {
  await db
    .updateTable('host_jobs')
    .set({ claimed_until: inSeconds(leaseSeconds) })
    .where('name', '=', name)
    .where('claimed_until', '>', sql<Date>`now()`)
    .execute();
}

/** Records that a job was done. `result` is small and holds no personal data. */
export async function finishJob(
  db: Db,
  name: HostJob,
  result: Record<string, unknown> | null,
): Promise<void> {
  await db
    .updateTable('host_jobs')
    .set({
      done_at: sql<Date>`now()`,
      claimed_until: sql<Date>`'-infinity'`,
      result: result && JSON.stringify(result),
    })
    .where('name', '=', name)
    .execute();
}
