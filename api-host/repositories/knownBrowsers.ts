import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { purge } from './purge';

/** The maximum number of browsers per player, more than one player uses; the oldest are removed. */
const MOST = 20;
const DAY_SECONDS = 24 * 60 * 60;
/** How long a browser counts as seen after its last sign-in. */
export const SEEN_SECONDS = 365 * DAY_SECONDS;

/** How long a browser is trusted: for a year where the player asked to be remembered, for a day after a reset of the password, else not. */
export const trustSeconds = { none: 0, day: DAY_SECONDS, year: 365 * DAY_SECONDS } as const;
export type Trust = keyof typeof trustSeconds;

/**
 * Browsers in which players have signed in, by the hash of their cookie. A trusted browser is exempt from some limits
 * (docs/decisions/0077); for one that was only seen, the player is not notified again (SAFE-4).
 */
export function knownBrowsersRepository(db: Kysely<Database>) {
  /** The accounts that trust the browser. */
  const trusting = (tokenHash: Buffer) =>
    db
      .selectFrom('known_browsers as b')
      .select('b.player_id')
      .where('b.token_hash', '=', tokenHash)
      .where('b.trusted_until', '>', sql<Date>`now()`);

  return {
    /** Whether the account trusts the browser. */
    async isTrusted(username: string, tokenHash: Buffer): Promise<boolean> {
      const row = await trusting(tokenHash)
        .innerJoin('players as p', 'p.id', 'b.player_id')
        .where('p.username', '=', username)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** As `isTrusted`, by the player's number. */
    async isTrustedBy(playerId: number, tokenHash: Buffer): Promise<boolean> {
      const row = await trusting(tokenHash).where('b.player_id', '=', playerId).executeTakeFirst();
      return row !== undefined;
    },

    /** Whether this host issued the cookie, for any account: a family may share a browser. */
    async isIssued(tokenHash: Buffer): Promise<boolean> {
      const row = await db
        .selectFrom('known_browsers')
        .select('player_id')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Adds a browser to the account, or extends it. True if it is new to the account. Nothing is added to an account that is deleted
     * meanwhile (SAFE-13). Call it in the transaction that locks the player for what the trust rests on: a session that begins, or a reset.
     */
    async add(username: string, tokenHash: Buffer, trust: Trust): Promise<boolean> {
      const { rows } = await sql<{ added: boolean }>`
        insert into known_browsers as b (player_id, token_hash, expires_at, trusted_until)
        select id, ${tokenHash}::bytea, now() + make_interval(secs => ${SEEN_SECONDS}),
               now() + make_interval(secs => nullif(${trustSeconds[trust]}::float, 0))
          from players where username = ${username} and deleted_at is null for key share
        on conflict (player_id, token_hash) do update
          set expires_at = excluded.expires_at, trusted_until = greatest(b.trusted_until, excluded.trusted_until)
        returning xmax = 0 as added`.execute(db);
      await sql`
        delete from known_browsers
         where (player_id, token_hash) in (
           select b.player_id, b.token_hash from known_browsers b join players p on p.id = b.player_id
            where p.username = ${username}
            order by b.trusted_until desc nulls last, b.created_at desc offset ${MOST})`.execute(db);
      return rows[0]?.added ?? false;
    },

    /** Forgets one of a player's known browsers. */
    async end(playerId: number, tokenHash: Buffer): Promise<void> {
      await db
        .deleteFrom('known_browsers')
        .where('player_id', '=', playerId)
        .where('token_hash', '=', tokenHash)
        .execute();
    },

    /** Forgets all of a player's known browsers except `kept`. */
    async endAll(playerId: number, kept: Buffer | null): Promise<void> {
      const all = db.deleteFrom('known_browsers').where('player_id', '=', playerId);
      await (kept === null ? all : all.where('token_hash', '<>', kept)).execute();
    },

    purgeExpired: (): Promise<void> =>
      purge(db, 'known_browsers', ['player_id', 'token_hash'], sql<boolean>`expires_at < now()`),
  };
}
