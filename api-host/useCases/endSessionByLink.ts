import type { Kysely } from 'kysely';
import type { LinkedSession } from '@portal/contract';
import type { Database } from '../db/schema';
import type { PlaceOf } from '../domain/addressPlaces';
import { browserOfTarget } from '../domain/links';
import { signInOrigin } from '../domain/signInOrigin';
import { accountEventsRepository, type CallOrigin } from '../repositories/accountEvents';
import { knownBrowsersRepository } from '../repositories/knownBrowsers';
import { linksRepository, type LinkOwner } from '../repositories/links';
import { playerSessionsRepository, type PlayerSession } from '../repositories/playerSessions';
import { changeByLink } from './changeByLink';

/** The active session that a link would end, of several the one used last. */
async function activeSession(db: Kysely<Database>, owner: LinkOwner): Promise<PlayerSession | undefined> {
  const active = await playerSessionsRepository(db).active(owner.playerId);
  const linked = browserOfTarget(owner.target);
  return active.find(({ id, browserHash }) =>
    linked.browserHash ? browserHash?.equals(linked.browserHash) : id === linked.sessionId,
  );
}

/**
 * What a link of SAFE-4 would end or has ended; undefined if the link does not work. Does not use the link up: mail scanners open links.
 */
export async function sessionOfLink(
  db: Kysely<Database>,
  token: string,
  placeOf: PlaceOf,
): Promise<LinkedSession | undefined> {
  const links = linksRepository(db);
  const valid = await links.ownerOf('end.session', token);
  const owner = valid ?? (await links.usedBy('end.session', token));
  if (!owner) return undefined;
  const session = await activeSession(db, owner);
  // A used link ends no later session.
  if (session && !valid) return undefined;
  return {
    ...signInOrigin(session ?? { address: null, userAgent: null }, placeOf),
    createdAt: session?.createdAt.toISOString() ?? null,
    ended: session === undefined,
  };
}

/**
 * Ends all of the player's sessions in the browser of a link (SAFE-4), once. Returns the player, or undefined if the link does not work.
 * Sessions that began after the message end as well: the browser was seen by then, so the player was not notified of them. The browser
 * is forgotten, so that the player is notified of the next sign-in there.
 */
export const endSessionByLink = (
  db: Kysely<Database>,
  token: string,
  from: CallOrigin,
): Promise<number | undefined> =>
  changeByLink(db, {
    purpose: 'end.session',
    token,
    async change(trx, { id: playerId }, target) {
      const sessions = playerSessionsRepository(trx);
      const linked = browserOfTarget(target);
      const ended = linked.browserHash
        ? await sessions.endInBrowser(playerId, linked.browserHash)
        : await sessions.end(playerId, linked.sessionId);
      const browserHash = linked.browserHash ?? ended?.browserHash;
      if (browserHash) await knownBrowsersRepository(trx).end(playerId, browserHash);
      if (ended) await accountEventsRepository(trx).add({ playerId, kind: 'session-ended', from });
    },
    holds: async (owner) => !(await activeSession(db, owner)),
  });
