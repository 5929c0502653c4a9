import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Worker } from '../deps';

declare module 'fastify' {
  interface FastifyInstance {
    /** Background workers. Plugins add theirs; host.ts starts them once the host listens, and stops them with it. */
    workers: Worker[];
  }
}

/** `app.workers`. */
export const workers = fastifyPlugin(
  async (app: FastifyInstance): Promise<void> => {
    app.decorate('workers', []);
  },
  { name: 'workers' },
);
