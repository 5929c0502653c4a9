import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import { emailVerificationPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { cannotSend, parseBody, problem, tooManyRequests } from '../errors';
import { canSend } from '../gateways/chooseMessengers';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { sendOwnEmailVerification } from '../useCases/sendEmailVerification';
import { verifyEmail } from '../useCases/verifyEmail';
import { callOrigin } from '../plugins/callOrigin';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { accountLimits, countAttempts, countBadLink } from './limits';

const BAD_LINK = 'Đường dẫn không hoạt động: đường dẫn không hợp lệ hoặc đã hết hiệu lực.';
const NO_EMAIL = 'Tài khoản chưa có địa chỉ email.';
const VERIFIED = 'Địa chỉ email của bạn đã được xác minh.';

/**
 * POST /email-verification/send: sends a signed-in player the verification link again (MAIL-3): 204; 422 without an unverified address; 503
 * without a gateway (SAFE-11).
 * PUT /email-verification {token}: anyone with the link can verify the address (MAIL-2): 204, also at a further use of the link; 422 for any other
 * token.
 */
export function emailVerificationRoutes({ db, keys, publicOrigin, config }: Deps) {
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    app.post(paths.sendEmailVerification, { preHandler: requirePlayer }, async (request, reply) => {
      if (!canSend(config, 'email')) throw cannotSend('email');
      const { id } = playerOf(request);
      await countAttempts(limits, [{ bucket: `verify-email:${id}`, limit: accountLimits.ownCodes }]);
      const outcome = await sendOwnEmailVerification(db, keys, { playerId: id, origin: publicOrigin() });
      if (outcome === 'no address') throw problem(422, NO_EMAIL);
      if (outcome === 'verified') throw problem(422, VERIFIED);
      if (outcome !== null) throw tooManyRequests(outcome);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });

    app.put(paths.emailVerification, async (request, reply) => {
      const { token } = parseBody(emailVerificationPayload, request.body);
      if (!(await verifyEmail(db, keys, token, callOrigin(request)))) {
        await countBadLink(limits, request);
        throw problem(422, BAD_LINK, { token: [BAD_LINK] });
      }
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  };
}
