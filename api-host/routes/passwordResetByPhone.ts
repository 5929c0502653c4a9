import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '@portal/contract';
import { resetPasswordByPhonePayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { channelTooNew } from '../domain/accountMessages';
import { invalidFields, parseBody, tooManyRequests } from '../errors';
import { requireHuman } from '../plugins/botCheck';
import { callOrigin } from '../plugins/callOrigin';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { resetPasswordByCode } from '../useCases/resetPassword';
import {
  accountLimits,
  accountNameOf,
  addressOf,
  assertUnsolvedAllowed,
  countUnsolved,
  type Counter,
} from './limits';

const WRONG_CODE = 'Mã xác thực không hợp lệ';

/**
 * POST /reset-password-by-phone {username, otp, newPassword, reNewPassword, gReCaptchaToken?} (REC-3): 204, and every session of
 * the player ends. 422 under `otp`, the same whether the account or the code is wrong or the code has expired; also for a right code while
 * the phone was verified too recently to reset a password on its own (SAFE-1). 429 asks for a bot check while solving one still helps
 * (SAFE-7). The code is sent by SMS (REC-2).
 */
export function passwordResetByPhoneRoutes({ db, keys, clock }: Deps) {
  const limits = rateLimitsRepository(db);

  /** The counter on which the use case counts this attempt. The counter of the whole address is counted here. */
  async function counterOf(
    request: FastifyRequest,
    username: string,
    botCheckToken: string | undefined,
  ): Promise<Counter> {
    const address = addressOf(request);
    const own = { bucket: `code:${username}@${address}`, limit: accountLimits.code };
    const solved = { bucket: `${own.bucket}+solved`, limit: accountLimits.codeSolved };
    if (botCheckToken) {
      await requireHuman(request, botCheckToken, 'resetPasswordByPhoneFormSubmit');
      return solved;
    }
    await assertUnsolvedAllowed(limits, own, solved);
    const shared = { bucket: `code@${address}`, limit: accountLimits.codeByAddress };
    await countUnsolved(limits, [shared], solved);
    return own;
  }

  return async (app: FastifyInstance): Promise<void> => {
    app.post(paths.resetPasswordByPhone, async (request, reply) => {
      const body = parseBody(resetPasswordByPhonePayload, request.body);
      const username = accountNameOf(body.username);
      const browser = await app.knownBrowsers.identifyAnew(request);
      const outcome = await resetPasswordByCode(db, request.passwords, keys, {
        username,
        code: body.otp,
        password: body.newPassword,
        counter: await counterOf(request, username, body.gReCaptchaToken),
        from: callOrigin(request),
        browser,
        now: clock(),
      });
      if (outcome === 'wrong') throw invalidFields({ otp: [WRONG_CODE] });
      if ('retryAfter' in outcome) throw tooManyRequests(outcome.retryAfter);
      if ('older' in outcome) throw invalidFields({ otp: [channelTooNew('sms', outcome.older)] });
      request.accountId = outcome.playerId;
      app.knownBrowsers.setCookie(request, reply, browser);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  };
}
