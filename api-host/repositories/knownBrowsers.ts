import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { DAY_SECONDS } from '../domain/durations';
import { linksRepository } from './links';
import { purge } from './purge';

/** The maximum number of browsers per player, more than one player uses; the oldest are removed. */
const MOST = 20;
/** How long a browser counts as seen after its last sign-in. */
export const SEEN_SECONDS = 365 * DAY_SECONDS;

/** How long a browser is trusted: for a year where the player asked to be remembered, for a day after a reset of the password, else not. */
export const trustSeconds = { none: 0, day: DAY_SECONDS, year: 365 * DAY_SECONDS } as const;
export type Trust = keyof typeof trustSeconds;

/** A browser at one account, by the hashes of its tokens (docs/decisions/0146). */
export interface BrowserTokens {
  hash: Buffer;
  /** Those that `hash` replaces, of this account or of others; none if it is not new. */
  former: readonly Buffer[];
}

/**
 * Browsers in which players have signed in, by the hash of the account's token in their cookie. A trusted browser is exempt from some limits
 * (docs/decisions/0077); for one that was only seen, the player is not notified again (SAFE-4).
 */
export function knownBrowsersRepository(db: Kysely<Database>) {
  /** The rows of accounts that trust the browser. */
  const trusting = (tokenHashes: Buffer[]) =>
    db
      .selectFrom('known_browsers as b')
      .where('b.token_hash', '=', sql<Buffer>`any(${tokenHashes}::bytea[])`)
      .where('b.trusted_until', '>', sql<Date>`now()`);

  return {
    /** The token by which the account trusts the browser that has these; undefined if it does not. */
    async trustedOf(username: string, tokenHashes: Buffer[]): Promise<Buffer | undefined> {
      const row = await trusting(tokenHashes)
        .innerJoin('players as p', 'p.id', 'b.player_id')
        .select('b.token_hash')
        .where('p.username', '=', username)
        .executeTakeFirst();
      return row?.token_hash;
    },

    /** Whether the account trusts the browser. */
    async isTrustedBy(playerId: number, tokenHash: Buffer): Promise<boolean> {
      const row = await trusting([tokenHash])
        .select('b.player_id')
        .where('b.player_id', '=', playerId)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The accounts that know a browser by one of these tokens: a family may share a browser. */
    async of(tokenHashes: Buffer[]): Promise<{ username: string; tokenHash: Buffer; isTrusted: boolean }[]> {
      if (tokenHashes.length === 0) return [];
      return db
        .selectFrom('known_browsers as b')
        .innerJoin('players as p', 'p.id', 'b.player_id')
        .select(['p.username', 'b.token_hash as tokenHash'])
        .select(sql<boolean>`coalesce(b.trusted_until > now(), false)`.as('isTrusted'))
        .where('b.token_hash', 'in', tokenHashes)
        .execute();
    },

    /**
     * Adds a browser to the account, or extends it. True if it is new to the account, by its former tokens as well. Nothing is added to an
     * account that is deleted meanwhile (SAFE-13). Call it in the transaction that locks the player for what the trust rests on: a session
     * that begins, or a reset.
     */
    async add(username: string, { hash, former }: BrowserTokens, trust: Trust): Promise<boolean> {
      const { rows } = await sql<{ player_id: number; added: boolean }>`
        with former as (
          delete from known_browsers
           where player_id = (select id from players where username = ${username}) and token_hash = any(${former}::bytea[])
          returning trusted_until, payment_proven_at)
        insert into known_browsers as b (player_id, token_hash, expires_at, trusted_until, payment_proven_at)
        select id, ${hash}::bytea, now() + make_interval(secs => ${SEEN_SECONDS}),
               greatest(now() + make_interval(secs => nullif(${trustSeconds[trust]}::float, 0)),
                        (select max(trusted_until) from former)),
               (select max(payment_proven_at) from former)
          from players where username = ${username} and deleted_at is null for key share
        on conflict (player_id, token_hash) do update
          set expires_at = excluded.expires_at, trusted_until = greatest(b.trusted_until, excluded.trusted_until)
        returning player_id, xmax = 0 and not exists (select from former) as added`.execute(db);
      await sql`
        delete from known_browsers
         where (player_id, token_hash) in (
           select b.player_id, b.token_hash from known_browsers b join players p on p.id = b.player_id
            where p.username = ${username}
            order by b.trusted_until desc nulls last, b.created_at desc offset ${MOST})`.execute(db);
      const [row] = rows;
      if (row && former.length > 0) {
        await db
          .updateTable('sessions')
          .set({ browser_hash: hash })
          .where('player_id', '=', row.player_id)
          .where('browser_hash', 'in', former)
          .execute();
        await linksRepository(db).renameBrowser(row.player_id, former, hash);
      }
      return row?.added ?? false;
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
