import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Deps } from '../deps';

/** Traces by OpenTelemetry, where its usual variables name a collector (OPS-5); otherwise nothing of it is loaded. */
export const tracing = ({ config, pool, log }: Pick<Deps, 'config' | 'pool' | 'log'>) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      const { tracing: settings } = config;
      if (!settings) return;
      const { startTracing } = await import('../tracing/startTracing');
      const { traceCalls } = await import('../tracing/traceCalls');
      const { traceFetch } = await import('../tracing/traceFetch');
      const { tracePool } = await import('../tracing/tracePool');
      const running = startTracing(settings, log);
      const { tracer } = running;
      // Strangers choose no trace, and do not decide what is sampled: only a proxy that is trusted does.
      traceCalls(app, tracer, { continueTraces: config.trustProxy !== false });
      tracePool(pool, tracer);
      const endFetch = traceFetch(tracer);
      app.addHook('onClose', async () => {
        endFetch();
        await running.stop();
      });
    },
    { name: 'tracing' },
  );
