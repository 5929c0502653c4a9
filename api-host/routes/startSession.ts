import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { canSend } from '../gateways/chooseMessengers';
import { callOrigin } from '../plugins/callOrigin';
import { accountEventsRepository } from '../repositories/accountEvents';
import { factorRemovalsRepository } from '../repositories/factorRemovals';
import type { Account } from '../repositories/accounts';
import { knownBrowsersRepository } from '../repositories/knownBrowsers';
import type { NewSession } from '../repositories/sessions';
import { notifyOfSignIn } from '../useCases/notifyOfSignIn';
import { accountLimits } from './limits';

/** `remembered`: the player asked to stay signed in; `registered`: the account is new, and its registration has been recorded. */
type Start = 'registered' | 'signed-in' | 'remembered';

type SignedIn = Pick<Account, 'id' | 'username' | 'passwordHash' | 'mfaEnabled'> &
  Pick<NewSession, 'passkeyId' | 'approval' | 'codeStays'>;

/**
 * Starts the session of a player who has proven their identity, by whatever proof. In the same transaction the sign-in is recorded, and
 * the player is notified if the browser was not seen before (SAFE-4): no session begins without. False, with no session started, if the
 * password was changed, a second factor added, the approval of sign-ins turned on or the code of the sign-in ended meanwhile.
 */
export function sessionStarter({ db, keys, config, clock, placeOf, publicOrigin }: Deps) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    account: SignedIn,
    start: Start,
  ): Promise<boolean> => {
    const { sessions, knownBrowsers } = request.server;
    const { id, username } = account;
    const remember = start === 'remembered';
    const trust = remember ? 'year' : 'none';
    const browser = await knownBrowsers.identify(request, username, trust);
    const begun = await db.transaction().execute(async (trx) => {
      const session = await sessions.begin(trx, request, account, { remember, browserHash: browser.hash });
      if (!session) return undefined;
      const isNew = await knownBrowsersRepository(trx).add(username, browser, trust);
      if (start === 'registered') return session;
      // A player who signs in still has the second factor, so a pending removal is cancelled.
      await factorRemovalsRepository(trx).cancel(id);
      const from = callOrigin(request);
      await accountEventsRepository(trx).add({ playerId: id, kind: 'signed-in', from });
      if (isNew)
        await notifyOfSignIn(trx, keys, {
          ...{ playerId: id, sessionId: session.id, browserHash: browser.hash },
          ...{ from, placeOf, at: clock(), origin: publicOrigin() },
          caps: { email: accountLimits.newBrowserEmails, sms: accountLimits.newBrowserSms },
          mayUse: (channel) => canSend(config, channel),
        });
      return session;
    });
    if (!begun) return false;
    sessions.setCookies(request, reply, begun.token, remember);
    knownBrowsers.setCookie(request, reply, browser);
    return true;
  };
}
