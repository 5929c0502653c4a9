import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import { forgotPasswordPayload, resetPasswordPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { parseBody, problem } from '../errors';
import { requireHuman } from '../plugins/botCheck';
import { linksRepository } from '../repositories/links';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { recoveryRequestsRepository } from '../repositories/recoveryRequests';
import { resetPasswordByLink } from '../useCases/resetPassword';
import { accountLimits, accountNameOf, addressOf, countAttempts } from './limits';

/** Requirements §8. */
const BAD_LINK =
  'Đường dẫn của bạn không hợp lệ hoặc đã hết hiệu lực, hãy thử gửi lại yêu cầu nhận mật khẩu mới.';
const badLink = () => problem(422, BAD_LINK, { token: [BAD_LINK] });

/**
 * Forgotten password by e-mail (REC-4, REC-5).
 * POST /reset-password/send-email {username, gReCaptchaToken}: 204 whether the account exists or not.
 * GET /reset-password/:token: 204 while the link works, which uses nothing up; else 422.
 * POST /reset-password {password, passwordConfirm, token}: 204, once; every session of the player ends. Else 422.
 */
export function passwordResetRoutes({ db }: Deps) {
  const limits = rateLimitsRepository(db);
  const links = linksRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('Cache-Control', 'no-store');
    });

    app.post(paths.sendResetEmail, async (request, reply) => {
      const { username: given, gReCaptchaToken } = parseBody(forgotPasswordPayload, request.body);
      const username = accountNameOf(given);
      const address = addressOf(request);
      await countAttempts(limits, [
        { bucket: `recovery@${address}`, limit: accountLimits.recoveryByAddress },
        { bucket: `recovery:${username}@${address}`, limit: accountLimits.recovery },
      ]);
      await requireHuman(request, gReCaptchaToken, 'forgotPasswordFormSubmit');
      await recoveryRequestsRepository(db).add({ kind: 'reset.password', subject: username });
      return reply.code(204).send();
    });

    app.get<{ Params: { token: string } }>(paths.resetPasswordToken, async (request, reply) => {
      await countAttempts(limits, [{ bucket: `link@${addressOf(request)}`, limit: accountLimits.link }]);
      if (!(await links.works('reset.password', request.params.token))) throw badLink();
      return reply.code(204).send();
    });

    app.post(paths.resetPassword, async (request, reply) => {
      const { password, token } = parseBody(resetPasswordPayload, request.body);
      await countAttempts(limits, [{ bucket: `link@${addressOf(request)}`, limit: accountLimits.link }]);
      const username = await resetPasswordByLink(db, token, password);
      if (username === undefined) throw badLink();
      app.devices.remember(request, reply, username, 'day');
      return reply.code(204).send();
    });
  };
}
