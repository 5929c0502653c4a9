import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { BotCheckAction } from '@portal/contract';
import type { Deps } from '../deps';
import { HttpProblem, problem } from '../errors';
import { chooseBotCheck } from '../gateways/chooseBotCheck';
import type { BotCheck } from '../gateways/botCheck';

declare module 'fastify' {
  interface FastifyInstance {
    botCheck: BotCheck;
  }
}

const FAILED = 'Bước kiểm tra chống bot không thành công, hãy thử lại.';
const AWAY = 'Chưa thực hiện được bước kiểm tra chống bot, xin thử lại sau ít phút.';

/** `app.botCheck`: the configured bot check. */
export const botCheck = (deps: Deps) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      app.decorate('botCheck', await chooseBotCheck(deps));
    },
    { name: 'botCheck' },
  );

/** Refuses programs: 422 under gReCaptchaToken; 503 where the checker does not answer (never waved through). */
export async function requireHuman(
  request: FastifyRequest,
  token: string,
  action: BotCheckAction,
): Promise<void> {
  const verdict = await request.server.botCheck.verify(token, action, request.ip);
  if (verdict === 'bot') throw problem(422, FAILED, { gReCaptchaToken: [FAILED] });
  if (verdict === 'unclear') {
    request.log.error('the bot check does not answer');
    throw new HttpProblem(503, { statusCode: 503, message: AWAY }, { 'Retry-After': '5' });
  }
}
