import type { FastifyInstance } from 'fastify';
import { botCheckActions, paths } from '@portal/contract';
import { problem } from '../errors';

/**
 * GET /api/bot-check?action=: a proof-of-work challenge for that action (docs/decisions/0011); 404 if the host uses another
 * checker; 422 for an unknown action. There is no rate limit: a challenge costs no more than a page and stores no row, and players who
 * share an address with an attacker must still get one (SAFE-7).
 */
export async function botCheckRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: { action?: unknown } }>(paths.botCheck, async (request, reply) => {
    const action = botCheckActions.find((known) => known === request.query.action);
    if (!action)
      throw problem(422, 'Thao tác cần kiểm tra không hợp lệ.', { action: ['Giá trị không hợp lệ'] });
    const challenge = await app.botCheck.challenge(action);
    if (!challenge) throw problem(404, 'Máy chủ này dùng cách kiểm tra chống bot khác.');
    return reply.header('Cache-Control', 'no-store').send(challenge);
  });
}
