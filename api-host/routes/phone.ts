import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths, type FieldErrors } from '@portal/contract';
import { updatePhonePayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { phoneChangedMessage } from '../domain/messages';
import { maskedPhone, toE164 } from '../domain/phoneNumbers';
import { codeTarget, channelToNotify } from '../domain/stepUp';
import { INVALID_PAYLOAD_MESSAGE, parseBody, problem } from '../errors';
import { requireHuman } from '../plugins/botCheck';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { accountsRepository, type Account } from '../repositories/accounts';
import { codesRepository } from '../repositories/codes';
import { outboxRepository } from '../repositories/outbox';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { sharedSecret } from '../repositories/secrets';
import { accountLimits, countAttempts } from './limits';
import { PHONE_TAKEN } from './registration';
import { CODE_MISSING, CODE_WRONG } from './stepUpTexts';

const refused = (errors: FieldErrors) => problem(422, INVALID_PAYLOAD_MESSAGE, errors);

/**
 * POST /api/user/update-phone (and its older name change-phone) {newPhoneNumber, otpNumber?, securityCode?, gReCaptchaToken}: 204
 * (SEC-3). A code of purpose confirm.phone_number is asked for in `otpNumber` when the phone is verified, in `securityCode`
 * when only the e-mail is. The new number is unverified until PTV; the old channel is told. 422 with field errors; 429.
 */
export function phoneRoutes({ db }: Deps) {
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    const key = await sharedSecret(db, 'codes');

    /** Field errors, or null when it is done. A wrong code costs a try, so that answer commits. */
    const change = (id: number, phone: string, codes: Codes): Promise<FieldErrors | null> =>
      db.transaction().execute(async (trx) => {
        const accounts = accountsRepository(trx);
        const account = await accounts.lock(id);
        if (account.phone === phone) return { newPhoneNumber: ['Đây đang là số điện thoại của bạn.'] };
        const { field, given } = askedFor(account, codes);
        const target = codeTarget('confirm.phone_number', account);
        if (target) {
          if (!given) return { [field]: [CODE_MISSING] };
          const binding = { playerId: id, purpose: 'confirm.phone_number', target: target.to } as const;
          if (!(await codesRepository(trx, key).use(binding, given))) return { [field]: [CODE_WRONG] };
        }
        // Thrown, so that the right code is not used up.
        if (await accounts.phoneVerifiedByOther(phone, id)) throw refused({ newPhoneNumber: [PHONE_TAKEN] });
        await accounts.setPhone(id, phone);
        const former = channelToNotify(account);
        if (former)
          await outboxRepository(trx).add(phoneChangedMessage(former, account.username, maskedPhone(phone)));
        return null;
      });

    async function updatePhone(request: FastifyRequest): Promise<void> {
      const body = parseBody(updatePhonePayload, request.body);
      const { id } = playerOf(request);
      const phone = toE164(body.newPhoneNumber);
      if (!phone) throw refused({ newPhoneNumber: ['Số điện thoại không hợp lệ'] });
      await countAttempts(limits, [{ bucket: `own-phone:${id}`, limit: accountLimits.ownChanges }]);
      await requireHuman(request, body.gReCaptchaToken, 'updatePhoneFormSubmit');
      const errors = await change(id, phone, body);
      if (errors) throw refused(errors);
    }

    for (const path of [paths.updatePhone, paths.changePhone])
      app.post(path, { preHandler: requirePlayer }, async (request, reply) => {
        await updatePhone(request);
        return reply.code(204).header('Cache-Control', 'no-store').send();
      });
  };
}

interface Codes {
  otpNumber?: string | undefined;
  securityCode?: string | undefined;
}

/** The field in which the code of this account is asked for, and what came in it. */
const askedFor = ({ phoneVerified }: Account, { otpNumber, securityCode }: Codes) =>
  phoneVerified ? { field: 'otpNumber', given: otpNumber } : { field: 'securityCode', given: securityCode };
