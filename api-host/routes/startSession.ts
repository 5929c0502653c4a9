import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { canSend } from '../gateways/chooseMessengers';
import { callOrigin } from '../plugins/callOrigin';
import { accountEventsRepository } from '../repositories/accountEvents';
import { factorRemovalsRepository } from '../repositories/factorRemovals';
import type { Account } from '../repositories/accounts';
import { notifyOfSignIn } from '../useCases/notifyOfSignIn';
import { accountLimits } from './limits';

/** `remembered`: the player wants to be remembered here; `registered`: the account is a new one, which recorded that already. */
type Start = 'registered' | 'signed-in' | 'remembered';

type SignedIn = Pick<Account, 'id' | 'username' | 'passwordHash' | 'mfaEnabled'> & { passkeyId?: string };

/**
 * Begins the session of a player who has proven who they are, whatever the proof was. It is recorded, and the player is notified where the
 * browser was not seen before (SAFE-4). False, with nothing begun, where the password was changed meanwhile.
 */
export function sessionStarter({ db, keys, config, clock, placeOf, publicOrigin }: Deps) {
  const events = accountEventsRepository(db);

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    account: SignedIn,
    start: Start,
  ): Promise<boolean> => {
    const { sessions, devices } = request.server;
    const { id, username } = account;
    const remember = start === 'remembered';
    const browser = await devices.identify(request);
    const begun = { remember, browserHash: browser.hash };
    const sessionId = await sessions.begin(request, reply, account, begun);
    if (sessionId === undefined) return false;
    const trusted = remember ? 'year' : 'none';
    const isNew = await devices.remember(request, reply, { browser, username, trusted });
    if (start === 'registered') return true;
    // Who signs in has the second factor: nobody needs to remove it.
    await factorRemovalsRepository(db).cancel(id);
    const from = callOrigin(request);
    await events.add({ playerId: id, kind: 'signed-in', from });
    if (isNew)
      await notifyOfSignIn(db, keys, {
        ...{ playerId: id, sessionId, from, placeOf, at: clock(), origin: publicOrigin() },
        caps: { email: accountLimits.newBrowserEmails, sms: accountLimits.newBrowserSms },
        mayUse: (channel) => canSend(config, channel),
      });
    return true;
  };
}
