import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Numbers that parts of the host know of themselves. */
export interface Readings {
  /** Passwords that are hashed, and that wait for their turn. */
  hashing?: () => { running: number; waiting: number };
  /** Open streams of GET /api/events. */
  eventStreams?: () => number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What /metrics reads. Plugins add theirs. */
    readings: Readings;
  }
}

/** `app.readings`. */
export const readings = fastifyPlugin(
  async (app: FastifyInstance): Promise<void> => {
    app.decorate('readings', {});
  },
  { name: 'readings' },
);
