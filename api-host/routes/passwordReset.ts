import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import { forgotPasswordPayload, resetPasswordPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { channelTooNew } from '../domain/accountMessages';
import { cannotSend, parseBody, problem } from '../errors';
import { canSend } from '../gateways/chooseMessengers';
import { requireHuman } from '../plugins/botCheck';
import { linksRepository } from '../repositories/links';
import { callOrigin } from '../plugins/callOrigin';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { recoveryRequestsRepository } from '../repositories/recoveryRequests';
import { resetPasswordByLink } from '../useCases/resetPassword';
import { accountLimits, accountNameOf, addressOf, countAttempts, countBadLink } from './limits';

/** Requirements §8. */
const BAD_LINK =
  'Đường dẫn của bạn không hợp lệ hoặc đã hết hiệu lực, hãy thử gửi lại yêu cầu nhận mật khẩu mới.';
const badLink = () => problem(422, BAD_LINK, { token: [BAD_LINK] });

/**
 * Forgotten password by e-mail (REC-4, REC-5).
 * POST /reset-password/send-email {username, gReCaptchaToken}: 204 whether the account exists or not; 503 without a gateway
 * (SAFE-11).
 * GET /reset-password/:token: 204 while the link works, without using it up; otherwise 422.
 * POST /reset-password {password, passwordConfirm, token}: 204, once, and every session of the player ends. Otherwise 422, also
 * while the address was verified too recently to reset a password on its own (SAFE-1).
 */
export function passwordResetRoutes({ db, keys, clock, config }: Deps) {
  const limits = rateLimitsRepository(db);
  const links = linksRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('Cache-Control', 'no-store');
    });

    app.post(paths.sendResetEmail, async (request, reply) => {
      if (!canSend(config, 'email')) throw cannotSend('email');
      const { username: given, gReCaptchaToken } = parseBody(forgotPasswordPayload, request.body);
      const username = accountNameOf(given);
      const address = addressOf(request);
      await requireHuman(request, gReCaptchaToken, 'forgotPasswordFormSubmit');
      await countAttempts(limits, [
        { bucket: `recovery:${username}@${address}`, limit: accountLimits.recovery },
        { bucket: `recovery@${address}`, limit: accountLimits.recoveryByAddress },
      ]);
      await recoveryRequestsRepository(db).add({ kind: 'reset.password', subject: username });
      return reply.code(204).send();
    });

    app.get<{ Params: { token: string } }>(paths.resetPasswordToken, async (request, reply) => {
      if (!(await links.ownerOf('reset.password', request.params.token))) {
        await countBadLink(limits, request);
        throw badLink();
      }
      return reply.code(204).send();
    });

    app.post(paths.resetPassword, async (request, reply) => {
      const { password, token } = parseBody(resetPasswordPayload, request.body);
      const browser = await app.knownBrowsers.identifyAnew(request);
      const caller = { from: callOrigin(request), browser };
      const reset = { token, password, ...caller, now: clock() };
      const outcome = await resetPasswordByLink(db, request.passwords, keys, reset);
      if (outcome === 'wrong') {
        await countBadLink(limits, request);
        throw badLink();
      }
      if ('older' in outcome) throw problem(422, channelTooNew('email', outcome.older));
      request.accountId = outcome.playerId;
      app.knownBrowsers.setCookie(request, reply, browser);
      return reply.code(204).send();
    });
  };
}
