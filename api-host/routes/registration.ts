import type { FastifyInstance } from 'fastify';
import { paths, type FieldErrors } from '@portal/contract';
import { registerPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { hashPassword } from '../domain/passwords';
import { readsAsPlayerCode } from '../domain/playerCode';
import { toE164 } from '../domain/phoneNumbers';
import { INVALID_PAYLOAD_MESSAGE, parseBody, problem } from '../errors';
import { requireHuman } from '../plugins/botCheck';
import { accountsRepository } from '../repositories/accounts';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { accountLimits, addressOf, countAttempts } from './limits';

const USERNAME_TAKEN = 'Tên đăng nhập này đã có người dùng.';
export const PHONE_TAKEN = 'Số điện thoại này đã được xác minh cho một tài khoản khác.';

/**
 * POST /register {phone, receiveNewsletter?, username, password, passwordConfirm, gReCaptchaToken}: 204, signed in under a new
 * session; 422 with field errors, all at once (REG-6, REG-7); 429. Says that a name or a proven number is taken only after
 * the bot check, since it can't be helped there.
 */
export function registrationRoutes({ db }: Deps) {
  const accounts = accountsRepository(db);
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    app.post(paths.register, { config: { formPage: paths.register } }, async (request, reply) => {
      const body = parseBody(registerPayload, request.body);
      const phone = toE164(body.phone);
      if (!phone) throw refused({ phone: ['Số điện thoại không đúng'] });
      await countAttempts(limits, [
        { bucket: `register@${addressOf(request)}`, limit: accountLimits.register },
      ]);
      await requireHuman(request, body.gReCaptchaToken, 'registerFormSubmit');

      const { username } = body;
      // A name that reads as a transfer code belongs to nobody and can't be had; it is as good as taken.
      const taken = readsAsPlayerCode(username) || (await accounts.byUsername(username)) !== undefined;
      const errors: FieldErrors = {
        ...(taken && { username: [USERNAME_TAKEN] }),
        ...((await accounts.phoneVerifiedByOther(phone, null)) && { phone: [PHONE_TAKEN] }),
      };
      if (Object.keys(errors).length > 0) throw refused(errors);

      const passwordHash = await hashPassword(body.password);
      const { receiveNewsletter = false } = body;
      const id = await accounts.create({ username, passwordHash, phone, receiveNewsletter });
      // Somebody may have been quicker by a moment.
      if (id === undefined) throw refused({ username: [USERNAME_TAKEN] });

      await app.sessions.begin(request, reply, { id, passwordHash }, false);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  };
}

const refused = (errors: FieldErrors) => problem(422, INVALID_PAYLOAD_MESSAGE, errors);
