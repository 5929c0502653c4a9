import type { FastifyInstance } from 'fastify';
import { paths, type Channel, type SecurityCodeSent } from '@portal/contract';
import { securityCodePayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { CODE_SECONDS, RESEND_SECONDS } from '../domain/codes';
import { parseBody, problem } from '../errors';
import { canSend } from '../gateways/chooseMessengers';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { sendSecurityCode } from '../useCases/sendSecurityCode';
import { accountLimits, countAttempts } from './limits';

const NOWHERE = 'Tài khoản chưa có số điện thoại hay email đã xác minh để nhận mã.';

/**
 * POST /api/security-code/ {action, channel?}: sends a code for one of requirements §3's purposes (SEC-3, SEC-4) and returns
 * `{resendAfter, expiresIn}` in seconds; 422 if no verified channel can receive it; 429 until `resendAfter` has passed; 503 without a
 * gateway for the channel (SAFE-11).
 */
export function securityCodeRoutes({ db, keys, config }: Deps) {
  const limits = rateLimitsRepository(db);
  const mayUse = (channel: Channel) => canSend(config, channel);

  return async (app: FastifyInstance): Promise<void> => {
    app.post(paths.securityCode, { preHandler: requirePlayer }, async (request, reply) => {
      const { action, channel } = parseBody(securityCodePayload, request.body);
      const { id } = playerOf(request);
      await countAttempts(limits, [{ bucket: `security-code:${id}`, limit: accountLimits.ownCodes }]);
      if (!(await sendSecurityCode(db, keys, { playerId: id, action, channel, mayUse })))
        throw problem(422, NOWHERE, { action: [NOWHERE] });
      const sent: SecurityCodeSent = { resendAfter: RESEND_SECONDS, expiresIn: CODE_SECONDS };
      return reply.header('Cache-Control', 'no-store').send(sent);
    });
  };
}
