import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { hashOfLink, linkSeconds, newLinkToken, type LinkPurpose } from '../domain/links';

/** The player of a link, and what it is about: the address that it verifies, or the id of the session that it ends. */
interface LinkOwner {
  playerId: number;
  target: string;
}

export function linksRepository(db: Kysely<Database>) {
  const now = sql<Date>`now()`;

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
          expires_at: sql<Date>`now() + make_interval(secs => ${linkSeconds[purpose]})`,
        })
        .execute();
      return token;
    },

    /** The owner of a link that would work now. Does not use it, since mail scanners open links. */
    async ownerOf(purpose: LinkPurpose, token: string): Promise<LinkOwner | undefined> {
      const row = await db
        .selectFrom('links')
        .select(['player_id', 'target'])
        .where('token_hash', '=', hashOfLink(purpose, token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row && { playerId: row.player_id, target: row.target };
    },

    /**
     * Uses a link. Returns its owner to the first caller, undefined to all others. Lock the player before: what ends links
     * (useCases/credentialChanged.ts) locks the player first too.
     */
    async use(purpose: LinkPurpose, token: string): Promise<LinkOwner | undefined> {
      const row = await db
        .updateTable('links')
        .set({ used_at: now })
        .where('token_hash', '=', hashOfLink(purpose, token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['player_id', 'target'])
        .executeTakeFirst();
      return row && { playerId: row.player_id, target: row.target };
    },

    /** Ends all links of a player but those that end a session: whoever changed the password must not be safe from them. */
    async endAll(playerId: number): Promise<void> {
      await db
        .deleteFrom('links')
        .where('player_id', '=', playerId)
        .where('purpose', '<>', 'end.session')
        .execute();
    },
  };
}
