import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Deps } from '../deps';

/** OpenTelemetry traces, if its standard variables name a collector (OPS-5); otherwise no tracing code is loaded. */
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
      // Only a trusted proxy may continue a trace: strangers must not choose trace ids or what is sampled.
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
