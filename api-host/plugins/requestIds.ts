import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { wireNames } from '@portal/contract';

const start = randomBytes(6).toString('base64url');
let count = 0;

/** Fastify options: a request's id is the caller's X-Request-Id where it is sane, else one of this process. */
export const requestIds = {
  requestIdHeader: false as const,
  genReqId(request: Pick<IncomingMessage, 'headers'>): string {
    const given = request.headers[wireNames.requestId.toLowerCase()];
    if (typeof given === 'string' && /^[A-Za-z0-9._-]{8,64}$/.test(given)) return given;
    count += 1;
    return `${start}-${count.toString(36)}`;
  },
};

/** Every answer names its request's id, so that a player's report leads to the lines of the log. */
export const tellRequestIds = fastifyPlugin(
  async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.header(wireNames.requestId, request.id);
      done();
    });
  },
  { name: 'tellRequestIds' },
);
