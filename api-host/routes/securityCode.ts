import type { FastifyInstance } from 'fastify';
import { paths, type SecurityCodeSent } from '@portal/contract';
import { securityCodePayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { CODE_SECONDS, RESEND_SECONDS } from '../domain/codes';
import { securityCodeMessage } from '../domain/messages';
import { codeTarget } from '../domain/stepUp';
import { parseBody, problem, tooManyRequests } from '../errors';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { accountsRepository } from '../repositories/accounts';
import { codesRepository } from '../repositories/codes';
import { messageCaps } from '../repositories/messageCaps';
import { outboxRepository } from '../repositories/outbox';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { sharedSecret } from '../repositories/secrets';
import { accountLimits, countAttempts } from './limits';

const NOWHERE = 'Tài khoản chưa có số điện thoại hay email đã xác minh để nhận mã.';

/**
 * POST /api/security-code/ {action}: sends a code for one of requirements §3's purposes (SEC-3, SEC-4) and answers
 * `{resendAfter, expiresIn}` in seconds; 422 where no proven channel can take it; 429 before `resendAfter` is over.
 */
export function securityCodeRoutes({ db }: Deps) {
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    const key = await sharedSecret(db, 'codes');

    app.post(paths.securityCode, { preHandler: requirePlayer }, async (request, reply) => {
      const { action } = parseBody(securityCodePayload, request.body);
      const { id } = playerOf(request);
      await countAttempts(limits, [{ bucket: `security-code:${id}`, limit: accountLimits.ownCodes }]);
      const account = await accountsRepository(db).byId(id);
      const target = codeTarget(action, account);
      if (!target) throw problem(422, NOWHERE, { action: [NOWHERE] });

      await db.transaction().execute(async (trx) => {
        const binding = { playerId: id, purpose: action, target: target.to };
        const issued = await codesRepository(trx, key).issueUnlessRecent(binding);
        if ('retryAfter' in issued) throw tooManyRequests(issued.retryAfter);
        const wait = await messageCaps(trx).count(target);
        if (wait !== null) throw tooManyRequests(wait);
        await outboxRepository(trx).add(securityCodeMessage(target, account.username, action, issued.code));
      });
      const sent: SecurityCodeSent = { resendAfter: RESEND_SECONDS, expiresIn: CODE_SECONDS };
      return reply.header('Cache-Control', 'no-store').send(sent);
    });
  };
}
