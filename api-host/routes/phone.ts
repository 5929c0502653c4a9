import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '@portal/contract';
import { updatePhonePayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { toE164 } from '../domain/phoneNumbers';
import { invalidFields, parseBody } from '../errors';
import { requireHuman } from '../plugins/botCheck';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { sharedSecret } from '../repositories/secrets';
import { changePhone } from '../useCases/changePhone';
import { accountLimits, countAttempts } from './limits';

/**
 * POST /api/user/update-phone (and its older name change-phone) {newPhoneNumber, otpNumber?, securityCode?, gReCaptchaToken}: 204
 * (SEC-3). A code of purpose confirm.phone_number is expected in `otpNumber` when the phone is verified, in `securityCode` when
 * only the e-mail is. The new number stays unverified until PTV. 422 with field errors; 429.
 */
export function phoneRoutes({ db }: Deps) {
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    const codesKey = await sharedSecret(db, 'codes');

    async function updatePhone(request: FastifyRequest): Promise<void> {
      const { newPhoneNumber, gReCaptchaToken, ...codes } = parseBody(updatePhonePayload, request.body);
      const { id: playerId } = playerOf(request);
      const phone = toE164(newPhoneNumber);
      if (!phone) throw invalidFields({ newPhoneNumber: ['Số điện thoại không hợp lệ'] });
      await countAttempts(limits, [{ bucket: `own-phone:${playerId}`, limit: accountLimits.ownChanges }]);
      await requireHuman(request, gReCaptchaToken, 'updatePhoneFormSubmit');
      const errors = await changePhone(db, codesKey, { playerId, phone, codes });
      if (errors) throw invalidFields(errors);
    }

    for (const path of [paths.updatePhone, paths.changePhone])
      app.post(path, { preHandler: requirePlayer }, async (request, reply) => {
        await updatePhone(request);
        return reply.code(204).header('Cache-Control', 'no-store').send();
      });
  };
}
