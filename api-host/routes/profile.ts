import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '@portal/contract';
import { profileEmailPayload, profileLanguagePayload, profileNamePayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { cannotSend, invalidFields, parseBody } from '../errors';
import { canSend } from '../gateways/chooseMessengers';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { accountsRepository } from '../repositories/accounts';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { changeEmail } from '../useCases/changeEmail';
import { callerOf } from './caller';
import { ownPasswordCounter } from './limits';
import { countedChange } from './ownChanges';

/**
 * PATCH /api/user/update-profile: 204. Takes one of {firstName, middleName?, lastName} (ME-3), {language} (ME-4) and
 * {email, securityCode?, otpNumber?, currentPassword?} (ME-6); mixing keys of two of them is refused like any unknown key. A change
 * of the address needs a code of purpose confirm.change_email, in `securityCode` if it was sent to the verified address, in `otpNumber` if
 * it was sent to the verified phone; or the password in `currentPassword` if neither is verified (SAFE-1). The new address is sent a
 * verification link, the verified channels a notice; 503 without an e-mail gateway (SAFE-11).
 */
export function profileRoutes({ db, keys, publicOrigin, config, clock }: Deps) {
  const accounts = accountsRepository(db);
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    async function update(request: FastifyRequest): Promise<void> {
      const { body } = request;
      const { id } = playerOf(request);
      const has = (name: string) => typeof body === 'object' && body !== null && Object.hasOwn(body, name);
      if (has('email')) {
        if (!canSend(config, 'email')) throw cannotSend('email');
        const { email, ...proofs } = parseBody(profileEmailPayload, body);
        await countedChange(limits, 'email', id, async () => {
          const errors = await changeEmail(db, request.passwords, keys, {
            playerId: id,
            email,
            proofs,
            passwordCounter: ownPasswordCounter(id),
            now: clock(),
            caller: callerOf(request),
            origin: publicOrigin(),
          });
          if (errors) throw invalidFields(errors);
        });
      } else if (has('language')) {
        await accounts.setLanguage(id, parseBody(profileLanguagePayload, body).language);
      } else {
        const { firstName, middleName, lastName } = parseBody(profileNamePayload, body);
        const middle = middleName?.trim() || null;
        await accounts.setNames(id, { first: firstName.trim(), middle, last: lastName.trim() });
      }
    }

    app.patch(paths.updateProfile, { preHandler: requirePlayer }, async (request, reply) => {
      await update(request);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  };
}
