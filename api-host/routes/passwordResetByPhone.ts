import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import { resetPasswordByPhonePayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { invalidFields, parseBody, tooManyRequests } from '../errors';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { sharedSecret } from '../repositories/secrets';
import { resetPasswordByCode } from '../useCases/resetPassword';
import { accountLimits, accountNameOf, addressOf, countAttempts } from './limits';

const WRONG_CODE = 'Mã xác thực không hợp lệ';

/**
 * POST /reset-password-by-phone {username, otp, newPassword, reNewPassword} (REC-3): 204, every session of the player ends; 422
 * under `otp`, the same whether the account, the code or its time is wrong; 429. The code comes by SMS (REC-2).
 */
export function passwordResetByPhoneRoutes({ db }: Deps) {
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    const codesKey = await sharedSecret(db, 'codes');

    app.post(paths.resetPasswordByPhone, async (request, reply) => {
      const body = parseBody(resetPasswordByPhonePayload, request.body);
      const username = accountNameOf(body.username);
      const address = addressOf(request);
      await countAttempts(limits, [{ bucket: `code@${address}`, limit: accountLimits.codeByAddress }]);
      const counter = { bucket: `code:${username}@${address}`, limit: accountLimits.code };
      const reset = { username, code: body.otp, password: body.newPassword, counter };
      const outcome = await resetPasswordByCode(db, codesKey, reset);
      if (outcome === 'wrong') throw invalidFields({ otp: [WRONG_CODE] });
      if (outcome !== 'done') throw tooManyRequests(outcome.retryAfter);
      app.devices.remember(request, reply, username, 'day');
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  };
}
