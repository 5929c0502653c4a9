import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import { passkeySignInPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { PASSKEY_FAILED, SUSPENDED } from '../domain/accountMessages';
import { relyingPartyOf } from '../domain/relyingParty';
import { parseBody, problem } from '../errors';
import { callOrigin } from '../plugins/callOrigin';
import { accountEventsRepository } from '../repositories/accountEvents';
import { accountsRepository } from '../repositories/accounts';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { requestPasskey } from '../useCases/requestPasskey';
import { verifyPasskey } from '../useCases/verifyPasskey';
import { accountLimits, addressOf, countAttempts } from './limits';
import { giveBack } from './loginCounters';
import { sessionStarter } from './startSession';

/**
 * Sign-in with a passkey, without username and password (SAFE-5), an addition; absent if PUBLIC_URL does not allow passkeys.
 * POST /passkey/options: WebAuthn options with a challenge, for no particular account. POST /passkey/sign-in {passkey, remember?}: 204
 * with a new session's cookies; 422 with the same message whatever is wrong; 429 by address, as for logins.
 */
export function passkeySignInRoutes(deps: Deps) {
  const { db, config } = deps;
  const relyingParty = relyingPartyOf(config.publicUrl);
  const startSession = sessionStarter(deps);
  const limits = rateLimitsRepository(db);
  const events = accountEventsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    if (relyingParty === null) return;
    app.addHook('onSend', async (_request, reply) => {
      reply.header('Cache-Control', 'no-store');
    });

    app.post(paths.passkeySignInOptions, async (request) => {
      const counter = {
        bucket: `passkey-options@${addressOf(request)}`,
        limit: accountLimits.passkeyOptions,
      };
      await countAttempts(limits, [counter]);
      return requestPasskey(db, { purpose: 'sign-in', playerId: null, relyingParty });
    });

    app.post(paths.passkeySignIn, async (request, reply) => {
      const { passkey: response, remember = false } = parseBody(passkeySignInPayload, request.body);
      const failures = { bucket: `passkey@${addressOf(request)}`, limit: accountLimits.passkeyByAddress };
      await countAttempts(limits, [failures]);
      const failed = async (playerId: number | null) => {
        await events.add({ playerId, kind: 'sign-in-failed', from: callOrigin(request) });
        return problem(422, PASSKEY_FAILED, { passkey: [PASSKEY_FAILED] });
      };
      const passkey = await verifyPasskey(db, { response, purpose: 'sign-in', playerId: null });
      if (!passkey) throw await failed(null);
      const account = await accountsRepository(db).byId(passkey.playerId);
      request.accountId = account.id;
      await countAttempts(limits, [
        { bucket: `logged-in-by-passkey:${account.username}`, limit: accountLimits.loginsOfPlayer },
      ]);
      // A passkey counts as both factors, whether or not the account has another second factor, and needs no approval.
      const { id, username, passwordHash, suspendedAt } = account;
      if (suspendedAt) {
        await events.add({ playerId: id, kind: 'sign-in-failed', from: callOrigin(request) });
        await giveBack(limits, [failures]);
        throw problem(422, SUSPENDED);
      }
      const approval = 'proven' as const;
      const proven = { id, username, passwordHash, mfaEnabled: true, approval, passkeyId: passkey.id };
      if (!(await startSession(request, reply, proven, remember ? 'remembered' : 'signed-in')))
        throw await failed(account.id);
      await giveBack(limits, [failures]);
      return reply.code(204).send();
    });
  };
}
