import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { wireNames } from '@portal/contract';

/** Fastify options: a request's id is the caller's X-Request-Id if well-formed, else random, so that it does not reveal a request count. */
export const requestIds = {
  requestIdHeader: false as const,
  genReqId(request: Pick<IncomingMessage, 'headers'>): string {
    const given = request.headers[wireNames.requestId.toLowerCase()];
    if (typeof given === 'string' && /^[A-Za-z0-9._-]{8,64}$/.test(given)) return given;
    return randomBytes(9).toString('base64url');
  },
};

/** Every response carries its request's id, so that a player's report can be matched to log lines. */
export const tellRequestIds = fastifyPlugin(
  async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.header(wireNames.requestId, request.id);
      done();
    });
  },
  { name: 'tellRequestIds' },
);
