import type { FastifyInstance } from 'fastify';
import type { ReadinessAnswer } from '../db/readiness';

/** Whether the host can take requests: the database responds, its schema fits, the portal is built, and the host is not stopping. */
export type Readiness = () => Promise<ReadinessAnswer>;

/** GET /health: the process is alive. GET /ready: it can take requests (503 with the reason if not). */
export function healthRoutes(readiness: Readiness) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/health', async (_request, reply) =>
      reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
    );

    app.get('/ready', async (_request, reply) => {
      const answer = await readiness();
      return reply
        .code(answer.ready ? 200 : 503)
        .header('Cache-Control', 'no-store')
        .send(answer.ready ? { status: 'ready' } : { status: 'not ready', why: answer.why });
    });
  };
}
