import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import { recoverUsernamePayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { parseBody } from '../errors';
import { requireHuman } from '../plugins/botCheck';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { recoveryRequestsRepository } from '../repositories/recoveryRequests';
import { accountLimits, addressOf, countAttempts } from './limits';

/**
 * POST /recover-username {email, gReCaptchaToken}: 204 whether an account has that address or not (REC-6); the names go to
 * the address if it is a proven one. 422, 429.
 */
export function usernameReminderRoutes({ db }: Deps) {
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    app.post(paths.recoverUsername, async (request, reply) => {
      const { email, gReCaptchaToken } = parseBody(recoverUsernamePayload, request.body);
      const address = addressOf(request);
      await countAttempts(limits, [
        { bucket: `recovery@${address}`, limit: accountLimits.recoveryByAddress },
        { bucket: `recovery:${email.toLowerCase()}@${address}`, limit: accountLimits.recovery },
      ]);
      await requireHuman(request, gReCaptchaToken, 'forgotUsernameFormSubmit');
      await recoveryRequestsRepository(db).add({ kind: 'remind.username', subject: email });
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  };
}
