import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { canSend } from '../gateways/chooseMessengers';
import { callOrigin } from '../plugins/callOrigin';
import { accountEventsRepository } from '../repositories/accountEvents';
import { factorRemovalsRepository } from '../repositories/factorRemovals';
import type { Account } from '../repositories/accounts';
import type { NewSession } from '../repositories/sessions';
import { notifyOfSignIn } from '../useCases/notifyOfSignIn';
import { accountLimits } from './limits';

/** `remembered`: the player asked to stay signed in; `registered`: the account is new, and its registration has been recorded. */
type Start = 'registered' | 'signed-in' | 'remembered';

type SignedIn = Pick<Account, 'id' | 'username' | 'passwordHash' | 'mfaEnabled'> &
  Pick<NewSession, 'passkeyId' | 'approval'>;

/**
 * Starts the session of a player who has proven their identity, by whatever proof. The sign-in is recorded, and the player is notified
 * if the browser was not seen before (SAFE-4). False, with no session started, if the password was changed, a second factor added or
 * the approval of sign-ins turned on meanwhile.
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
    // A player who signs in still has the second factor, so a pending removal is cancelled.
    await factorRemovalsRepository(db).cancel(id);
    const from = callOrigin(request);
    await events.add({ playerId: id, kind: 'signed-in', from });
    if (isNew)
      await notifyOfSignIn(db, keys, {
        ...{ playerId: id, sessionId, browserHash: browser.hash },
        ...{ from, placeOf, at: clock(), origin: publicOrigin() },
        caps: { email: accountLimits.newBrowserEmails, sms: accountLimits.newBrowserSms },
        mayUse: (channel) => canSend(config, channel),
      });
    return true;
  };
}
