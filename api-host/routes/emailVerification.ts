import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import { emailVerificationPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { parseBody, problem, tooManyRequests } from '../errors';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { accountsRepository } from '../repositories/accounts';
import { sendEmailVerification } from '../useCases/sendEmailVerification';
import { linksRepository } from '../repositories/links';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { accountLimits, addressOf, countAttempts } from './limits';

const BAD_LINK = 'Đường dẫn không hoạt động: đường dẫn không hợp lệ hoặc đã hết hiệu lực.';
const NO_EMAIL = 'Tài khoản chưa có địa chỉ email.';
const VERIFIED = 'Địa chỉ email của bạn đã được xác minh.';

/**
 * POST /email-verification/send: a signed-in player asks for the link once more (MAIL-3): 204; 422 without an unverified address.
 * PUT /email-verification {token}: anybody with the link proves the address, once (MAIL-2): 204; 422 for any other token.
 */
export function emailVerificationRoutes({ db, publicOrigin }: Deps) {
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    app.post(paths.sendEmailVerification, { preHandler: requirePlayer }, async (request, reply) => {
      const { id } = playerOf(request);
      await countAttempts(limits, [{ bucket: `verify-email:${id}`, limit: accountLimits.ownCodes }]);
      const account = await accountsRepository(db).byId(id);
      const { email } = account;
      if (email === null) throw problem(422, NO_EMAIL);
      if (account.emailVerified) throw problem(422, VERIFIED);
      const verification = { account, email, origin: publicOrigin() };
      const wait = await db.transaction().execute((trx) => sendEmailVerification(trx, verification));
      if (wait !== null) throw tooManyRequests(wait);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });

    app.put(paths.emailVerification, async (request, reply) => {
      const { token } = parseBody(emailVerificationPayload, request.body);
      await countAttempts(limits, [{ bucket: `link@${addressOf(request)}`, limit: accountLimits.link }]);
      const proven = await db.transaction().execute(async (trx) => {
        const owner = await linksRepository(trx).use('verify.email', token);
        return owner !== undefined && accountsRepository(trx).verifyEmail(owner.playerId, owner.target);
      });
      if (!proven) throw problem(422, BAD_LINK, { token: [BAD_LINK] });
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  };
}
