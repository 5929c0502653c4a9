import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import { profileEmailPayload, profileLanguagePayload, profileNamePayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { invalidFields, parseBody } from '../errors';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { accountsRepository } from '../repositories/accounts';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { sharedSecret } from '../repositories/secrets';
import { changeEmail } from '../useCases/changeEmail';
import { accountLimits, countAttempts } from './limits';

/**
 * PATCH /api/user/update-profile: 204. Takes one of {firstName, middleName?, lastName} (ME-3), {language} (ME-4) and
 * {email, securityCode?} (ME-6); keys of two of them together are refused like any unknown key. A verified address changes
 * only with a code of purpose confirm.change_email; the new one gets a verification link, the old one a notice.
 */
export function profileRoutes({ db, publicOrigin }: Deps) {
  const accounts = accountsRepository(db);
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    const codesKey = await sharedSecret(db, 'codes');

    async function update(id: number, body: unknown): Promise<void> {
      const has = (name: string) => typeof body === 'object' && body !== null && Object.hasOwn(body, name);
      if (has('email')) {
        const { email, securityCode } = parseBody(profileEmailPayload, body);
        await countAttempts(limits, [{ bucket: `own-email:${id}`, limit: accountLimits.ownChanges }]);
        const change = { playerId: id, email, securityCode, origin: publicOrigin() };
        const errors = await changeEmail(db, codesKey, change);
        if (errors) throw invalidFields(errors);
      } else if (has('language')) {
        await accounts.setLanguage(id, parseBody(profileLanguagePayload, body).language);
      } else {
        const { firstName, middleName, lastName } = parseBody(profileNamePayload, body);
        const middle = middleName?.trim() || null;
        await accounts.setNames(id, { first: firstName.trim(), middle, last: lastName.trim() });
      }
    }

    app.patch(paths.updateProfile, { preHandler: requirePlayer }, async (request, reply) => {
      await update(playerOf(request).id, request.body);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  };
}
