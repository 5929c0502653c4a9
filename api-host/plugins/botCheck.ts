import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { BotCheckAction } from '@portal/contract';
import type { Deps } from '../deps';
import { HttpProblem, problem } from '../errors';
import { chooseBotCheck } from '../gateways/chooseBotCheck';
import type { BotCheck } from '../gateways/botCheck';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { accountLimits, addressOf, countAttempts } from '../routes/limits';

declare module 'fastify' {
  interface FastifyInstance {
    botCheck: BotCheck;
    /** Counts a form without a solved bot check. Throws 429 with Retry-After once the client's address exceeds its limit. */
    countBotCheckFailure(request: FastifyRequest): Promise<void>;
  }
}

const FAILED = 'Bước kiểm tra chống bot không thành công, hãy thử lại.';
const AWAY = 'Chưa thực hiện được bước kiểm tra chống bot, xin thử lại sau ít phút.';

/** `app.botCheck` is the configured bot check; `app.countBotCheckFailure` counts its failures. */
export const botCheck = (deps: Deps) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      const limits = rateLimitsRepository(deps.db);
      app.decorate('botCheck', chooseBotCheck(deps));
      app.decorate('countBotCheckFailure', (request: FastifyRequest) => {
        const bucket = `bot-check-failed@${addressOf(request)}`;
        return countAttempts(limits, [{ bucket, limit: accountLimits.botCheckFailures }]);
      });
    },
    { name: 'botCheck' },
  );

/**
 * Refuses bots: 422 under gReCaptchaToken, 429 after many failures, 503 when the checking service does not respond (the form never
 * passes unchecked). Call it before other counters, so that unsolved forms never use up the limits of real players (SAFE-7).
 */
export async function requireHuman(
  request: FastifyRequest,
  token: string,
  action: BotCheckAction,
): Promise<void> {
  const result = await request.server.botCheck.verify(token, action, request.ip);
  if (result === 'bot') {
    await request.server.countBotCheckFailure(request);
    throw problem(422, FAILED, { gReCaptchaToken: [FAILED] });
  }
  if (result === 'unclear') {
    request.log.error('the bot check does not answer');
    throw new HttpProblem(503, { statusCode: 503, message: AWAY }, { 'Retry-After': '5' });
  }
}
