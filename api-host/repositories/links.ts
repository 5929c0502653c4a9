import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { hashOfLink, LINK_SECONDS, newLinkToken, type LinkPurpose } from '../domain/links';

/** Whom a link is about, and the address that it proves. */
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
    /** A new link's token. Former ones stay good until they are used or too old: a stranger who asks for more kills none. */
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

    /** Whether a link would work now. Uses nothing up (mail scanners open links). */
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

    /** Uses a link up: its owner for the one caller who was first, else undefined. */
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
