import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** A visitor's request, naming an account that may not exist; or support's request that a host send a link (OPS-6). */
export interface RecoveryRequest {
  kind: 'reset.password' | 'remind.username' | 'verify.email' | 'keep.factor';
  /** A username, empty if the typed text cannot be one; or an e-mail address. */
  subject: string;
}

export function recoveryRequestsRepository(db: Kysely<Database>) {
  return {
    /** Takes the same time whether the account exists or not. */
    async add(request: RecoveryRequest): Promise<void> {
      await db.insertInto('recovery_requests').values(request).execute();
    },

    /** Removes and returns requests, oldest first. Call it in the transaction that also writes their results. */
    async take(most: number): Promise<RecoveryRequest[]> {
      // Materialized, so that it runs once: as a subquery of a nested loop it would take more rows each time it ran.
      const { rows } = await sql<RecoveryRequest>`
        with oldest as materialized (
          select id from recovery_requests order by id limit ${most} for update skip locked
        )
        delete from recovery_requests where id in (select id from oldest) returning kind, subject`.execute(
        db,
      );
      return rows;
    },
  };
}
