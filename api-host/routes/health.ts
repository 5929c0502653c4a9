import type { FastifyInstance } from 'fastify';

/** Whether requests may come: the database answers, its schema is this host's, and the host is not stopping. */
export type Readiness = () => Promise<{ ready: boolean; why?: string }>;

/** GET /health: the process lives. GET /ready: it may be given requests (503 with the reason when not). */
export function healthRoutes(readiness: Readiness) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/health', async (_request, reply) =>
      reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
    );

    app.get('/ready', async (_request, reply) => {
      const { ready, why } = await readiness();
      return reply
        .code(ready ? 200 : 503)
        .header('Cache-Control', 'no-store')
        .send(ready ? { status: 'ready' } : { status: 'not ready', why });
    });
  };
}
