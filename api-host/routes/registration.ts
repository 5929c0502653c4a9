import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths, type UsernameCheck } from '@portal/contract';
import { registerPayload, usernameCheckPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { toE164 } from '../domain/phoneNumbers';
import { invalidFields, parseBody } from '../errors';
import { requireHuman } from '../plugins/botCheck';
import { callOrigin } from '../plugins/callOrigin';
import { accountsRepository } from '../repositories/accounts';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { isUsernameTaken, register } from '../useCases/register';
import { accountLimits, addressOf, assertAllowed, countAttempts } from './limits';
import { sessionStarter } from './startSession';

/**
 * POST /register {phone, receiveNewsletter?, username, password, passwordConfirm, gReCaptchaToken}: 204, signed in under a new
 * session; 422 with field errors, all at once (REG-6, REG-7); 429. It reveals that a name or a verified number is taken only after
 * the bot check; this cannot be hidden from a person who registers.
 *
 * POST /api/username-check {username, gReCaptchaToken}: the contract's UsernameCheck, under the same counter (decision 0120).
 */
export function registrationRoutes(deps: Deps) {
  const { db } = deps;
  const startSession = sessionStarter(deps);
  const limits = rateLimitsRepository(db);

  const counterOf = (request: FastifyRequest) => ({
    bucket: `register@${addressOf(request)}`,
    limit: accountLimits.register,
  });

  return async (app: FastifyInstance): Promise<void> => {
    app.post(paths.register, { config: { formPage: paths.register } }, async (request, reply) => {
      const body = parseBody(registerPayload, request.body);
      const phone = toE164(body.phone);
      if (!phone) throw invalidFields({ phone: ['Số điện thoại không đúng'] });
      await requireHuman(request, body.gReCaptchaToken, 'registerFormSubmit');
      await countAttempts(limits, [counterOf(request)]);
      const { username, password, receiveNewsletter = false } = body;
      const result = await register(db, request.passwords, {
        username,
        password,
        phone,
        receiveNewsletter,
        from: callOrigin(request),
      });
      if ('errors' in result) throw invalidFields(result.errors);
      request.accountId = result.id;
      await startSession(request, reply, { ...result, username, mfaEnabled: false }, 'registered');
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });

    app.post(paths.usernameCheck, async (request, reply): Promise<UsernameCheck> => {
      const { username, gReCaptchaToken } = parseBody(usernameCheckPayload, request.body);
      await requireHuman(request, gReCaptchaToken, 'registerFormSubmit');
      const counter = counterOf(request);
      await assertAllowed(limits, { ...counter, limit: accountLimits.usernameChecks });
      await countAttempts(limits, [counter]);
      reply.header('Cache-Control', 'no-store');
      return { available: !(await isUsernameTaken(accountsRepository(db), username)) };
    });
  };
}
