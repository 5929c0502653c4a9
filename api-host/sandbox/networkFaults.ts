import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { HttpProblem } from '../errors';

/** Faults of the network between players and this process. Each host process has its own. */
export interface NetworkFaults {
  /** Delay of responses to /api calls, in ms. The work is done before the delay. */
  delayMs: number;
  /** How many of the next /api calls fail with 503, with nothing done. */
  failNext: number;
}

export const LONGEST_DELAY_MS = 60_000;
export const MOST_FAILURES = 1000;

/** Applies the faults set by POST /sandbox/network to /api calls. */
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
