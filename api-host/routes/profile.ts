import type { FastifyInstance } from 'fastify';
import { paths, type FieldErrors } from '@portal/contract';
import { profileEmailPayload, profileLanguagePayload, profileNamePayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { emailChangedMessage } from '../domain/messages';
import { maskedEmail } from '../domain/phoneNumbers';
import { INVALID_PAYLOAD_MESSAGE, parseBody, problem, tooManyRequests } from '../errors';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { accountsRepository } from '../repositories/accounts';
import { codesRepository } from '../repositories/codes';
import { sendVerification } from '../repositories/emailVerification';
import { outboxRepository } from '../repositories/outbox';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { sharedSecret } from '../repositories/secrets';
import { accountLimits, countAttempts } from './limits';
import { CODE_MISSING, CODE_WRONG } from './stepUpTexts';

/**
 * PATCH /api/user/update-profile: 204. Takes one of {firstName, middleName?, lastName} (ME-3), {language} (ME-4) and
 * {email, securityCode?} (ME-6); keys of two of them together are refused like any unknown key. A verified address changes
 * only with a code of purpose confirm.change_email; the new one gets a verification link and the old one is told.
 */
export function profileRoutes({ db, publicOrigin }: Deps) {
  const accounts = accountsRepository(db);
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    const key = await sharedSecret(db, 'codes');

    /** Field errors, or null when it is done. A wrong code costs a try, so that answer commits. */
    const setEmail = (id: number, email: string, code: string | undefined): Promise<FieldErrors | null> =>
      db.transaction().execute(async (trx) => {
        const account = await accountsRepository(trx).lock(id);
        if (account.email?.toLowerCase() === email.toLowerCase()) return null;
        const former = account.emailVerified ? account.email : null;
        if (former !== null) {
          if (!code) return { securityCode: [CODE_MISSING] };
          const binding = { playerId: id, purpose: 'confirm.change_email', target: former } as const;
          if (!(await codesRepository(trx, key).use(binding, code))) return { securityCode: [CODE_WRONG] };
        }
        await accountsRepository(trx).setEmail(id, email);
        const wait = await sendVerification(trx, { account, email, origin: publicOrigin() });
        if (wait !== null) throw tooManyRequests(wait);
        if (former !== null)
          await outboxRepository(trx).add(emailChangedMessage(former, account.username, maskedEmail(email)));
        return null;
      });

    async function update(id: number, body: unknown): Promise<void> {
      const has = (name: string) => typeof body === 'object' && body !== null && Object.hasOwn(body, name);
      if (has('email')) {
        const { email, securityCode } = parseBody(profileEmailPayload, body);
        await countAttempts(limits, [{ bucket: `own-email:${id}`, limit: accountLimits.ownChanges }]);
        const errors = await setEmail(id, email, securityCode);
        if (errors) throw problem(422, INVALID_PAYLOAD_MESSAGE, errors);
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
