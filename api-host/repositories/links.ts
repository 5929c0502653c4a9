import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { hashOfLink, LINK_SECONDS, newLinkToken, type LinkPurpose } from '../domain/links';

/** The player of a link, and the address that it verifies. */
export interface LinkOwner {
  playerId: number;
  target: string;
}

export function linksRepository(db: Kysely<Database>) {
  const living = (purpose: LinkPurpose, token: string) => ({
    hash: hashOfLink(purpose, token),
    now: sql<Date>`now()`,
  });

  return {
    /** A new link's token. Earlier links stay valid until they are used or expire, so that nobody can invalidate a link by requesting another. */
    async issue(purpose: LinkPurpose, { playerId, target }: LinkOwner): Promise<string> {
      const token = newLinkToken();
      await db
        .insertInto('links')
        .values({
          token_hash: hashOfLink(purpose, token),
          purpose,
          player_id: playerId,
          target,
          expires_at: sql<Date>`now() + make_interval(secs => ${LINK_SECONDS})`,
        })
        .execute();
      return token;
    },

    /** Whether a link would work now. Does not use it, since mail scanners open links. */
    async works(purpose: LinkPurpose, token: string): Promise<boolean> {
      const { hash, now } = living(purpose, token);
      const row = await db
        .selectFrom('links')
        .select('player_id')
        .where('token_hash', '=', hash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Uses a link. Returns its owner to the first caller, undefined to all others. */
    async use(purpose: LinkPurpose, token: string): Promise<LinkOwner | undefined> {
      const { hash, now } = living(purpose, token);
      const row = await db
        .updateTable('links')
        .set({ used_at: now })
        .where('token_hash', '=', hash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['player_id', 'target'])
        .executeTakeFirst();
      return row && { playerId: row.player_id, target: row.target };
    },

    /** Ends all links of a player for a purpose. */
    async endAll(purpose: LinkPurpose, playerId: number): Promise<void> {
      await db.deleteFrom('links').where('player_id', '=', playerId).where('purpose', '=', purpose).execute();
    },
  };
}
