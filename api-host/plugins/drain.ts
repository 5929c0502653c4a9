import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on each response closes its connection, so that a proxy opens its next one to another host (OPS-2). */
    startDrain(): void;
  }
}

/** `app.startDrain()` begins the drain period: from the signal to stop until the host stops listening, requests are still answered. */
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
