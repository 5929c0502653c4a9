import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import { resetPasswordByPhonePayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { hashPassword } from '../domain/passwords';
import { INVALID_PAYLOAD_MESSAGE, parseBody, problem, tooManyRequests } from '../errors';
import { accountsRepository } from '../repositories/accounts';
import { codesRepository } from '../repositories/codes';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { sharedSecret } from '../repositories/secrets';
import { sessionsRepository } from '../repositories/sessions';
import { accountLimits, accountNameOf, addressOf, countAttempts } from './limits';

const WRONG_CODE = 'Mã xác thực không hợp lệ';

type Outcome = { retryAfter: number } | 'wrong' | 'done';

/**
 * POST /reset-password-by-phone {username, otp, newPassword, reNewPassword} (REC-3): 204, every session of the player ends; 422
 * under `otp`, the same whether the account, the code or its time is wrong; 429. The code comes by SMS (REC-2).
 */
export function passwordResetByPhoneRoutes({ db }: Deps) {
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    const key = await sharedSecret(db, 'codes');

    /**
     * Counting and trying are one transaction: the database writes and commits once in any case, so that the time doesn't
     * tell whether there was a code to try.
     */
    const attempt = (username: string, otp: string, password: string, bucket: string): Promise<Outcome> =>
      db.transaction().execute(async (trx) => {
        const verdict = await rateLimitsRepository(trx).count(bucket, accountLimits.code);
        if (!verdict.allowed) return { retryAfter: verdict.retryAfter };
        const accounts = accountsRepository(trx);
        const account = await accounts.byUsername(username);
        const target = account?.phoneVerified ? (account.phone ?? '') : '';
        const binding = { playerId: account?.id ?? 0, purpose: 'reset.password', target } as const;
        if (!(await codesRepository(trx, key).use(binding, otp)) || !account) return 'wrong';
        const { id, passwordHash } = await accounts.lock(account.id);
        await accounts.setPassword(id, passwordHash, await hashPassword(password));
        await sessionsRepository(trx).endAll(id);
        return 'done';
      });

    app.post(paths.resetPasswordByPhone, async (request, reply) => {
      const body = parseBody(resetPasswordByPhonePayload, request.body);
      const username = accountNameOf(body.username);
      const address = addressOf(request);
      await countAttempts(limits, [{ bucket: `code@${address}`, limit: accountLimits.codeByAddress }]);
      const outcome = await attempt(username, body.otp, body.newPassword, `code:${username}@${address}`);
      if (outcome === 'wrong') throw problem(422, INVALID_PAYLOAD_MESSAGE, { otp: [WRONG_CODE] });
      if (outcome !== 'done') throw tooManyRequests(outcome.retryAfter);
      app.devices.remember(request, reply, username, 'day');
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  };
}
