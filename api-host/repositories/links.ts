import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import {
  browserOfTarget,
  hashOfLink,
  linkSeconds,
  newLinkToken,
  targetOfBrowser,
  type LinkPurpose,
} from '../domain/links';
import { inSeconds } from './inSeconds';

/** A link's player and target: the address that it verifies, or the browser whose sessions it ends. */
export interface LinkOwner {
  playerId: number;
  target: string;
}

/** Links in e-mails, by the hash of their token. */
export function linksRepository(db: Kysely<Database>) {
  const now = sql<Date>`now()`;

  /** The owner of a link that has not expired: `is` for one not used yet, `is not` for one that was. */
  async function find(
    purpose: LinkPurpose,
    token: string,
    usedAt: 'is' | 'is not',
  ): Promise<LinkOwner | undefined> {
    const row = await db
      .selectFrom('links')
      .select(['player_id', 'target'])
      .where('token_hash', '=', hashOfLink(purpose, token))
      .where('used_at', usedAt, null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row && { playerId: row.player_id, target: row.target };
  }

  return {
    /** Issues a link, and returns its token. Earlier links stay valid, so that nobody can invalidate a link by requesting another. */
    async issue(purpose: LinkPurpose, { playerId, target }: LinkOwner): Promise<string> {
      const token = newLinkToken();
      await db
        .insertInto('links')
        .values({
          token_hash: hashOfLink(purpose, token),
          purpose,
          player_id: playerId,
          target,
          expires_at: inSeconds(linkSeconds[purpose]),
        })
        .execute();
      return token;
    },

    /** The owner of a link that is valid now. Does not use the link up, since mail scanners open links. */
    ownerOf: (purpose: LinkPurpose, token: string) => find(purpose, token, 'is'),

    /** The owner of a link that was used and has not expired. */
    usedBy: (purpose: LinkPurpose, token: string) => find(purpose, token, 'is not'),

    /**
     * Uses a link. Returns its owner to the first caller, undefined to all others. Lock the player first, in the same order as
     * useCases/credentialChanged.ts, which ends links.
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

    /** Gives the links that end the sessions in a browser its new token (decision 0138). Lock the player first. */
    async renameBrowser(playerId: number, former: readonly Buffer[], browserHash: Buffer): Promise<void> {
      const rows = await db
        .selectFrom('links')
        .select(['token_hash', 'target'])
        .where('player_id', '=', playerId)
        .where('purpose', '=', 'end.session')
        .execute();
      for (const { token_hash: link, target } of rows) {
        const { sessionId, browserHash: named } = browserOfTarget(target);
        if (!named || !former.some((hash) => hash.equals(named))) continue;
        const renamed = targetOfBrowser(sessionId, browserHash);
        await db.updateTable('links').set({ target: renamed }).where('token_hash', '=', link).execute();
      }
    },

    /** Ends a player's links, except those that end a session: an intruder must not escape these by changing the password. */
    async endAll(playerId: number): Promise<void> {
      await db
        .deleteFrom('links')
        .where('player_id', '=', playerId)
        .where('purpose', '<>', 'end.session')
        .execute();
    },
  };
}
