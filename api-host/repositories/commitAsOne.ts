import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/**
 * For a transaction that changes a player's rows and others: on a distributed database they lie on different servers, and then commit in
 * two phases (docs/citus.md). On others it does nothing.
 */
export async function commitAsOne(db: Kysely<Database>): Promise<void> {
  await sql`select commit_as_one()`.execute(db);
}
