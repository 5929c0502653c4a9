import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

const dayAgo = sql<Date>`now() - interval '1 day'`;

/** Removes codes, links, spent challenges and ids of hotline messages that expired a day ago. */
export async function purgeExpiredCredentials(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('codes').where('expires_at', '<', dayAgo).execute();
  await db.deleteFrom('links').where('expires_at', '<', dayAgo).execute();
  await db.deleteFrom('spent_challenges').where('expires_at', '<', dayAgo).execute();
  await db.deleteFrom('hotline_messages').where('received_at', '<', dayAgo).execute();
}
