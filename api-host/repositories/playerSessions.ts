import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { CallOrigin } from './accountEvents';
import { LONGEST_SESSION_DAYS } from './sessions';

/** A session as its player sees it. */
export interface PlayerSession extends CallOrigin {
  id: string;
  tokenHash: Buffer;
  /** The browser that it began in; null: unknown. */
  browserHash: Buffer | null;
  createdAt: Date;
  lastSeenAt: Date;
}

type Ended = Pick<PlayerSession, 'browserHash'>;

/** A player's sessions, by ids that are not secret (SAFE-3). */
export function playerSessionsRepository(db: Kysely<Database>) {
  const ending = (playerId: number) =>
    db.deleteFrom('sessions').where('player_id', '=', playerId).returning('browser_hash as browserHash');

  return {
    /** The active sessions, most recently used first. */
    async active(playerId: number): Promise<PlayerSession[]> {
      return db
        .selectFrom('sessions')
        .select(['id', 'token_hash as tokenHash', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
        .select(['browser_hash as browserHash', 'user_agent as userAgent'])
        .select(sql<string | null>`host(address)`.as('address'))
        .where('player_id', '=', playerId)
        .where('expires_at', '>', sql<Date>`now()`)
        .where('created_at', '>', sql<Date>`now() - make_interval(days => ${sql.lit(LONGEST_SESSION_DAYS)})`)
        .orderBy('last_seen_at', 'desc')
        .execute();
    },

    /** Ends a session. Returns the browser that it began in; undefined if the player has no such session. */
    async end(playerId: number, id: string): Promise<Ended | undefined> {
      return ending(playerId).where('id', '=', id).executeTakeFirst();
    },

    /** Ends all sessions that began in a browser. Returns the same as `end`. */
    async endInBrowser(playerId: number, browserHash: Buffer): Promise<Ended | undefined> {
      return ending(playerId).where('browser_hash', '=', browserHash).executeTakeFirst();
    },
  };
}
