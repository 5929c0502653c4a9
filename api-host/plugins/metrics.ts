import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Deps } from '../deps';
import type { MetricsServer } from '../metrics/metricsServer';
import { readBacklogMetrics } from '../repositories/backlogMetrics';

/**
 * Serves Prometheus metrics on a separate port if METRICS_PORT is set (OPS-5); otherwise no metrics code is loaded. The players' port
 * never serves them.
 */
export const metrics = ({ config, db, pool, log }: Pick<Deps, 'config' | 'db' | 'pool' | 'log'>) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      const { metrics: where } = config;
      if (!where) return;
      const { Registry } = await import('prom-client');
      const { httpMetrics } = await import('../metrics/httpMetrics');
      const { processMetrics } = await import('../metrics/processMetrics');
      const { databaseMetrics } = await import('../metrics/databaseMetrics');
      const { serveMetrics } = await import('../metrics/metricsServer');
      const register = new Registry();
      processMetrics(register, { pool, gauges: app.gauges, portalDist: config.portalDist });
      databaseMetrics(register, { read: () => readBacklogMetrics(db) });
      const observe = httpMetrics(register);
      app.addHook('onResponse', (request, reply, done) => {
        observe(request, reply);
        done();
      });
      let server: MetricsServer | undefined;
      app.addHook('onReady', async () => {
        server = await serveMetrics(register, where);
        log.info({ address: server.address }, 'metrics are served');
      });
      app.addHook('onClose', async () => server?.close());
    },
    { name: 'metrics', dependencies: ['gauges'] },
  );
