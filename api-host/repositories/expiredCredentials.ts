import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { lapsedSince } from './factorRemovals';
import { purge } from './purge';

const expiredADayAgo = sql<boolean>`expires_at < now() - interval '1 day'`;

/**
 * Removes expired codes, links and passkey challenges, unfinished setups of second factors, lapsed removals of them, spent bot check
 * challenges and ids of hotline messages: passkey challenges and removals at once, the others a day later.
 */
export async function purgeExpiredCredentials(db: Kysely<Database>): Promise<void> {
  await purge(db, 'codes', ['player_id', 'purpose'], expiredADayAgo);
  await purge(db, 'links', ['token_hash'], expiredADayAgo);
  await purge(
    db,
    'totp_secrets',
    ['player_id'],
    sql<boolean>`confirmed_at is null and created_at < now() - interval '1 day'`,
  );
  await purge(db, 'factor_removals', ['player_id'], sql<boolean>`due_at <= ${lapsedSince}`);
  await purge(db, 'passkey_challenges', ['challenge_hash'], sql<boolean>`expires_at < now()`);
  await purge(db, 'spent_challenges', ['nonce'], expiredADayAgo);
  await purge(db, 'hotline_messages', ['id'], sql<boolean>`received_at < now() - interval '1 day'`);
}
