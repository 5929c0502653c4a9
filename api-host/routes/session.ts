import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import { loginPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { PROOF_MISSING, SUSPENDED } from '../domain/accountMessages';
import { HttpProblem, parseBody, problem } from '../errors';
import { canSend } from '../gateways/chooseMessengers';
import { accountEventsRepository } from '../repositories/accountEvents';
import { accountsRepository } from '../repositories/accounts';
import { callOrigin } from '../plugins/callOrigin';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { secondFactorCheck } from '../useCases/checkSecondFactor';
import { approveLogin } from '../useCases/approveLogin';
import { checkAfterPassword, type SignInCheck, type SignInDemand } from '../useCases/signIn';
import { accountLimits, accountNameOf, assertAllowed, countAttempts } from './limits';
import { countTry, countUnproven, giveBack, loginCounters } from './loginCounters';
import { sessionStarter } from './startSession';

const FAILED = 'Tên đăng nhập hoặc mật khẩu không đúng.';
const wrong = () => problem(422, FAILED, { username: [FAILED] });

/** 422 under the field of the missing or wrong proof; Retry-After says when another code can be sent. */
const proofAsked = ({ errors, resendAfter }: SignInDemand) =>
  new HttpProblem(
    422,
    { statusCode: 422, message: PROOF_MISSING, errors },
    resendAfter === undefined ? {} : { 'Retry-After': String(resendAfter) },
  );

/**
 * POST /login {username, password, remember?, gReCaptchaToken?, and a further proof}: 204 with a new session's cookies. 422 if the name
 * or the password is wrong, with the same message after the same time for both. Once they are right: 422 that says so if the account is
 * suspended, or 422 under the field of a further proof (useCases/signIn.ts). 429 with Retry-After, which asks for a bot check while
 * solving one still helps (SAFE-7); 503 with Retry-After if too many passwords are waiting to be hashed. POST /logout: 204, also without
 * a session.
 */
export function sessionRoutes(deps: Deps) {
  const { db, keys, config } = deps;
  const startSession = sessionStarter(deps);
  const accounts = accountsRepository(db);
  const limits = rateLimitsRepository(db);
  const events = accountEventsRepository(db);

  /** In this order: the first check that needs a proof decides. */
  const checks: readonly SignInCheck[] = [
    secondFactorCheck(deps),
    approveLogin(db, keys, (channel) => canSend(config, channel)),
  ];

  return async (app: FastifyInstance): Promise<void> => {
    app.post(paths.login, { config: { formPage: paths.login } }, async (request, reply) => {
      const {
        username: given,
        password,
        remember = false,
        gReCaptchaToken,
        ...proofs
      } = parseBody(loginPayload, request.body);
      const username = accountNameOf(given);
      const logins = { bucket: `logged-in:${username}`, limit: accountLimits.loginsOfPlayer };
      // Checked before the password, since checking a right password costs as much as a wrong one.
      await assertAllowed(limits, logins);
      const counters = await loginCounters(request, username);
      const counted = await countTry(limits, request, counters, gReCaptchaToken);
      const yields = !counters.known && !gReCaptchaToken;

      const account = await accounts.byUsername(username);
      const isRight = await request.passwords
        .matches(account?.passwordHash, password, { yields })
        .catch(async (error: unknown) => {
          // This was no attempt: the password was never checked.
          await giveBack(limits, counted);
          throw error;
        });
      request.accountId = account?.id ?? null;
      // Recorded for unknown names as well, so that the response takes equally long.
      const recordFailure = () =>
        events.add({ playerId: request.accountId, kind: 'sign-in-failed', from: callOrigin(request) });
      const failed = async () => {
        await recordFailure();
        return wrong();
      };
      if (!account || !isRight) throw await failed();
      if (account.suspendedAt) {
        await recordFailure();
        await countUnproven(limits, counters, counted);
        throw problem(422, SUSPENDED);
      }
      /** For a right password that another limit or a fault refuses. */
      const unproven = async (error: unknown): Promise<never> => {
        await countUnproven(limits, counters, counted);
        throw error;
      };
      const attempt = { account, knownBrowser: counters.known, proofs, from: callOrigin(request) };
      const outcome = await checkAfterPassword(checks, attempt).catch(unproven);
      if ('errors' in outcome) {
        await (outcome.failed ? recordFailure() : countUnproven(limits, counters, counted));
        throw proofAsked(outcome);
      }
      // Only now, so that nobody with just the password of an account that asks for more can use this up (SAFE-7).
      await countAttempts(limits, [logins]).catch(unproven);
      const proven = { ...account, ...outcome };
      const begins = remember ? 'remembered' : 'signed-in';
      if (!(await startSession(request, reply, proven, begins).catch(unproven))) throw await failed();

      await giveBack(limits, counted);
      for (const { bucket } of [counters.own, counters.solved, counters.unproven])
        await limits.forget(bucket);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });

    app.post(paths.logout, async (request, reply) => {
      await app.sessions.end(request, reply);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  };
}
