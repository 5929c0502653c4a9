import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '@portal/contract/openapi';

/** GET /api/openapi.json, in development: the contract as OpenAPI 3.1 (HOST-6), the same as docs/openapi.json. */
export async function openApiRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send(openApiDocument()),
  );
}
