import type { Kysely } from 'kysely';
import type { LinkedSession } from '@portal/contract';
import type { Database } from '../db/schema';
import type { PlaceOf } from '../domain/addressPlaces';
import { signInOrigin } from '../domain/signInOrigin';
import { accountEventsRepository, type CallOrigin } from '../repositories/accountEvents';
import { knownBrowsersRepository } from '../repositories/knownBrowsers';
import { linksRepository } from '../repositories/links';
import { playerSessionsRepository } from '../repositories/playerSessions';
import { changeByLink } from './changeByLink';

/** The session that a link of SAFE-4 would end; undefined if the link does not work. Does not use it up: mail scanners open links. */
export async function sessionOfLink(
  db: Kysely<Database>,
  token: string,
  placeOf: PlaceOf,
): Promise<LinkedSession | undefined> {
  const owner = await linksRepository(db).ownerOf('end.session', token);
  if (!owner) return undefined;
  const active = await playerSessionsRepository(db).active(owner.playerId);
  const session = active.find(({ id }) => id === owner.target);
  return {
    ...signInOrigin(session ?? { address: null, userAgent: null }, placeOf),
    createdAt: session?.createdAt.toISOString() ?? null,
    ended: session === undefined,
  };
}

/**
 * Ends the session of a link (SAFE-4), once. Returns its player, or undefined if the link does not work. The browser is forgotten, so
 * that the player is also notified of the next sign-in there.
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
      const ended = await playerSessionsRepository(trx).end(playerId, target);
      if (ended?.browserHash) await knownBrowsersRepository(trx).end(playerId, ended.browserHash);
      if (ended) await accountEventsRepository(trx).add({ playerId, kind: 'session-ended', from });
    },
  });
