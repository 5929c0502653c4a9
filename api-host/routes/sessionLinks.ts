import type { FastifyInstance } from 'fastify';
import { paths, type LinkedSession } from '@portal/contract';
import { endSessionByLinkPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { parseBody, problem } from '../errors';
import { notifyMoneyEvent } from '../events/notifyMoneyEvent';
import { callOrigin } from '../plugins/callOrigin';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { endSessionByLink, sessionOfLink } from '../useCases/endSessionByLink';
import { countBadLink } from './limits';

const BAD_LINK = 'Đường dẫn không hoạt động: đường dẫn đã được dùng hoặc đã hết hiệu lực.';
const badLink = () => problem(422, BAD_LINK, { token: [BAD_LINK] });

/**
 * The link in a message about a new browser (SAFE-4); anyone who has it may use it. GET /api/session-link/:token: the contract's
 * LinkedSession; this ends nothing, since mail scanners open links. POST /api/session-link {token}: ends the sessions of that browser, once:
 * 204, also at a further use of the link while no session has begun there since; 422 for any other token.
 */
export function sessionLinkRoutes({ db, pool, placeOf }: Deps) {
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('Cache-Control', 'no-store');
    });

    app.get<{ Params: { token: string } }>(
      paths.sessionLinkToken,
      async (request): Promise<LinkedSession> => {
        const session = await sessionOfLink(db, request.params.token, placeOf);
        if (session) return session;
        await countBadLink(limits, request);
        throw badLink();
      },
    );

    app.post(paths.sessionLink, async (request, reply) => {
      const { token } = parseBody(endSessionByLinkPayload, request.body);
      const playerId = await endSessionByLink(db, token, callOrigin(request));
      if (playerId === undefined) {
        await countBadLink(limits, request);
        throw badLink();
      }
      request.accountId = playerId;
      // Wakes the player's event streams, so that those of ended sessions close.
      notifyMoneyEvent(pool, playerId);
      return reply.code(204).send();
    });
  };
}
