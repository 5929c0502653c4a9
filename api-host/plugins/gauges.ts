import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Current values that parts of the host report for the metrics. */
export interface Gauges {
  /** Password hashes that are running, and that wait in the queue. */
  hashing?: () => { running: number; waiting: number };
  /** Open streams of GET /api/events. */
  eventStreams?: () => number;
  /** How often the thread that renders signed-in pages has ended unexpectedly. */
  renderingThreadEnds?: () => number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The values that /metrics reads. Plugins add their own. */
    gauges: Gauges;
  }
}

/** `app.gauges`. */
export const gauges = fastifyPlugin(
  async (app: FastifyInstance): Promise<void> => {
    app.decorate('gauges', {});
  },
  { name: 'gauges' },
);
