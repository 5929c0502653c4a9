import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { busy } from '../errors';

/** In ms; below the 5 s after which the portal gives up on a call (requirements §7). */
export const ANSWER_WITHIN_MS = 4_500;

/**
 * Answers 503 with Retry-After to a call that takes too long, whatever it waits for (OPS-1). Its work continues and may still succeed,
 * as after a lost connection. The time starts when the body has arrived; a response that has begun, such as a stream, is left alone.
 * Fastify's own `handlerTimeout` is no use here: it stops counting once a body was read.
 */
export const deadline = ({ withinMs = ANSWER_WITHIN_MS } = {}) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

      app.addHook('preValidation', (request, reply, done) => {
        const timer = setTimeout(() => {
          if (!reply.sent && !reply.raw.headersSent) reply.send(busy());
        }, withinMs);
        timers.set(request, timer.unref());
        done();
      });

      app.addHook('onSend', (request, _reply, payload, done) => {
        clearTimeout(timers.get(request));
        done(null, payload);
      });
    },
    { name: 'deadline' },
  );
