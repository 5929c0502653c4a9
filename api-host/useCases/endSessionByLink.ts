import type { Kysely } from 'kysely';
import type { LinkedSession } from '@portal/contract';
import type { Database } from '../db/schema';
import { signInOrigin } from '../domain/signInOrigin';
import { accountEventsRepository, type CallOrigin } from '../repositories/accountEvents';
import { accountsRepository } from '../repositories/accounts';
import { knownBrowsersRepository } from '../repositories/knownBrowsers';
import { linksRepository } from '../repositories/links';
import { playerSessionsRepository } from '../repositories/playerSessions';

/** What a link of SAFE-4 would end; undefined where it does not work. Uses nothing up, since mail scanners open links. */
export async function sessionOfLink(db: Kysely<Database>, token: string): Promise<LinkedSession | undefined> {
  const owner = await linksRepository(db).ownerOf('end.session', token);
  if (!owner) return undefined;
  const active = await playerSessionsRepository(db).active(owner.playerId);
  const session = active.find(({ id }) => id === owner.target);
  return {
    ...signInOrigin(session ?? { address: null, userAgent: null }),
    createdAt: session?.createdAt.toISOString() ?? null,
    ended: session === undefined,
  };
}

/**
 * Ends the session of a link (SAFE-4), once: its player, undefined where the link does not work. The browser is forgotten, so that the
 * player is told of a next sign-in there too.
 */
export function endSessionByLink(db: Kysely<Database>, token: string, from: CallOrigin) {
  return db.transaction().execute(async (trx): Promise<number | undefined> => {
    const links = linksRepository(trx);
    const owner = await links.ownerOf('end.session', token);
    if (!owner) return undefined;
    const { playerId, target } = owner;
    await accountsRepository(trx).lock(playerId);
    if (!(await links.use('end.session', token))) return undefined;
    const ended = await playerSessionsRepository(trx).end(playerId, target);
    if (ended?.browserHash) await knownBrowsersRepository(trx).end(playerId, ended.browserHash);
    if (ended) await accountEventsRepository(trx).add({ playerId, kind: 'session-ended', from });
    return playerId;
  });
}
