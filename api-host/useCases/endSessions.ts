import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { accountEventsRepository } from '../repositories/accountEvents';
import { accountsRepository } from '../repositories/accounts';
import { knownBrowsersRepository } from '../repositories/knownBrowsers';
import { playerSessionsRepository } from '../repositories/playerSessions';
import { sessionsRepository } from '../repositories/sessions';
import type { Caller } from './credentialChanged';

interface Ending {
  playerId: number;
  caller: Caller;
}

/**
 * Ends one of the player's sessions (SAFE-3). Its browser is forgotten, so that the next sign-in there counts as one from an unknown
 * browser. False if the player has no such session.
 */
export function endSession(db: Kysely<Database>, { playerId, caller, id }: Ending & { id: string }) {
  return db.transaction().execute(async (trx): Promise<boolean> => {
    await accountsRepository(trx).lock(playerId);
    const ended = await playerSessionsRepository(trx).end(playerId, id);
    if (!ended) return false;
    const { browserHash } = ended;
    if (browserHash && !caller.browserHash?.equals(browserHash))
      await knownBrowsersRepository(trx).end(playerId, browserHash);
    await accountEventsRepository(trx).add({ playerId, kind: 'session-ended', from: caller });
    return true;
  });
}

/** Ends all of the player's sessions and forgets all their browsers, except the caller's. */
export function endOtherSessions(db: Kysely<Database>, { playerId, caller }: Ending) {
  return db.transaction().execute(async (trx): Promise<void> => {
    await accountsRepository(trx).lock(playerId);
    const ended = await sessionsRepository(trx).endAll(playerId, caller.sessionHash);
    await knownBrowsersRepository(trx).endAll(playerId, caller.browserHash);
    // An intruder must not be able to fill the list of sign-ins with these.
    if (ended) await accountEventsRepository(trx).add({ playerId, kind: 'session-ended', from: caller });
  });
}
