import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '@portal/contract';
import { updatePhonePayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { toE164 } from '../domain/phoneNumbers';
import { invalidFields, parseBody } from '../errors';
import { requireHuman } from '../plugins/botCheck';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { changePhone } from '../useCases/changePhone';
import { callerOf } from './caller';
import { ownPasswordCounter } from './limits';
import { countedChange } from './ownChanges';

/**
 * POST /api/user/update-phone (and its older name change-phone) {newPhoneNumber, otpNumber?, securityCode?, currentPassword?,
 * gReCaptchaToken}: 204 (SEC-3). A code of purpose confirm.phone_number is expected in `otpNumber` when the phone is verified, in
 * `securityCode` when only the e-mail is; the password in `currentPassword` when neither is (SAFE-1). The new number stays unverified
 * until the player sends a PTV message. 422 with field errors; 429.
 */
export function phoneRoutes({ db, keys, clock }: Deps) {
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    async function updatePhone(request: FastifyRequest): Promise<void> {
      const { newPhoneNumber, gReCaptchaToken, ...proofs } = parseBody(updatePhonePayload, request.body);
      const { id: playerId } = playerOf(request);
      const phone = toE164(newPhoneNumber);
      if (!phone) throw invalidFields({ newPhoneNumber: ['Số điện thoại không hợp lệ'] });
      await countedChange(limits, 'phone', playerId, async () => {
        await requireHuman(request, gReCaptchaToken, 'updatePhoneFormSubmit');
        const errors = await changePhone(db, request.passwords, keys, {
          playerId,
          phone,
          proofs,
          passwordCounter: ownPasswordCounter(playerId),
          now: clock(),
          caller: callerOf(request),
        });
        if (errors) throw invalidFields(errors);
      });
    }

    for (const path of [paths.updatePhone, paths.changePhone])
      app.post(path, { preHandler: requirePlayer }, async (request, reply) => {
        await updatePhone(request);
        return reply.code(204).header('Cache-Control', 'no-store').send();
      });
  };
}
