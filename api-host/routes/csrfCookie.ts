import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';

/** GET /api/csrf-cookie: 204; sets the XSRF-TOKEN cookie that the next change must carry in X-XSRF-TOKEN (API-3). */
export async function csrfCookieRoutes(app: FastifyInstance): Promise<void> {
  app.get(paths.csrfCookie, async (request, reply) => {
    await app.sessions.offerXsrf(request, reply);
    return reply.code(204).header('Cache-Control', 'no-store').send();
  });
}
