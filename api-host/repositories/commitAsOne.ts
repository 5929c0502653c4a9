import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/**
 * For a transaction that changes a player's rows and other rows: a distributed database stores them on different servers, and must
 * commit in two phases (docs/citus.md). On other databases it does nothing.
 */
export async function commitAsOne(db: Kysely<Database>): Promise<void> {
  await sql`select commit_as_one()`.execute(db);
}
