import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** A visitor's request, naming an account that may not exist; or support's request that a host send a link (OPS-6). */
export interface RecoveryRequest {
  kind: 'reset.password' | 'remind.username' | 'verify.email' | 'keep.factor';
  /** A username, empty if the typed text cannot be one; or an e-mail address. */
  subject: string;
}

/** Requests that hosts answer apart from the calls that make them (workers/recoveryAnswerer.ts). */
export function recoveryRequestsRepository(db: Kysely<Database>) {
  return {
    /** Takes the same time whether the account exists or not. */
    async add(request: RecoveryRequest): Promise<void> {
      await db.insertInto('recovery_requests').values(request).execute();
    },

    /**
     * Removes and returns the oldest request that no other host is answering. Call it in the transaction that also writes its result. One at
     * a time: transactions that answer several would wait for each other's locks.
     */
    async take(): Promise<RecoveryRequest | undefined> {
      const { rows } = await sql<RecoveryRequest>`
        delete from recovery_requests
         where id = (select id from recovery_requests order by id limit 1 for update skip locked)
        returning kind, subject`.execute(db);
      return rows[0];
    },
  };
}
