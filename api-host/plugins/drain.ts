import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on each answer ends its connection, so that a proxy opens its next one to another host (OPS-2). */
    startDrain(): void;
  }
}

/** `app.startDrain()`: the time between the signal to stop and the end of listening, while requests are still answered. */
export const drain = fastifyPlugin(
  async (app: FastifyInstance): Promise<void> => {
    let draining = false;
    app.decorate('startDrain', () => {
      draining = true;
    });
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (draining) reply.header('Connection', 'close');
      done(null, payload);
    });
  },
  { name: 'drain' },
);
