import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import { recoverUsernamePayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { cannotSend, parseBody } from '../errors';
import { canSend } from '../gateways/chooseMessengers';
import { requireHuman } from '../plugins/botCheck';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { recoveryRequestsRepository } from '../repositories/recoveryRequests';
import { accountLimits, addressOf, countAttempts } from './limits';

/**
 * POST /recover-username {email, gReCaptchaToken}: 204 whether or not an account has that address (REC-6); the usernames are
 * sent to the address if it is verified. 422, 429; 503 without a gateway (SAFE-11).
 */
export function usernameReminderRoutes({ db, config }: Deps) {
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    app.post(paths.recoverUsername, async (request, reply) => {
      if (!canSend(config, 'email')) throw cannotSend('email');
      const { email, gReCaptchaToken } = parseBody(recoverUsernamePayload, request.body);
      const address = addressOf(request);
      await requireHuman(request, gReCaptchaToken, 'forgotUsernameFormSubmit');
      await countAttempts(limits, [
        { bucket: `recovery:${email.toLowerCase()}@${address}`, limit: accountLimits.recovery },
        { bucket: `recovery@${address}`, limit: accountLimits.recoveryByAddress },
      ]);
      await recoveryRequestsRepository(db).add({ kind: 'remind.username', subject: email });
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  };
}
