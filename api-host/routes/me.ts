import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import { playerOf, requirePlayer } from '../plugins/sessions';

/** GET /api/me: contract's User; 401 means logged out. It is read with the session, in one query. */
export async function meRoutes(app: FastifyInstance): Promise<void> {
  app.get(paths.me, { preHandler: requirePlayer }, async (request, reply) =>
    reply
      .header('Cache-Control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(playerOf(request).userJson),
  );
}
