import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { HttpProblem } from '../errors';

/** What is wrong with the network between the players and this process (not its neighbours on the same database). */
export interface NetworkFaults {
  /** Answers to /api calls come this many ms late; the work is done before. */
  delayMs: number;
  /** So many next /api calls fail with 503, nothing done. */
  failNext: number;
}

export const LONGEST_DELAY_MS = 60_000;
export const MOST_FAILURES = 1000;

/** Plays POST /sandbox/network out on /api calls. */
export const networkFaults = (faults: NetworkFaults) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      const concerns = (url: string) => url.startsWith('/api/') && !url.startsWith('/api/transfer-notices/');

      app.addHook('onRequest', async (request) => {
        if (faults.failNext === 0 || !concerns(request.url)) return;
        faults.failNext -= 1;
        throw new HttpProblem(503, {
          statusCode: 503,
          message: 'Máy chủ đang bận, xin thử lại sau ít phút.',
        });
      });

      app.addHook('onSend', async (request) => {
        if (faults.delayMs > 0 && concerns(request.url))
          await new Promise((resolve) => setTimeout(resolve, faults.delayMs));
      });
    },
    { name: 'networkFaults' },
  );
