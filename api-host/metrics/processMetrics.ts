import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, type Registry } from 'prom-client';
import type { Gauges } from '../plugins/gauges';
import { buildId, hostVersion } from '../version';

interface Sources {
  pool: Pool;
  gauges: Gauges;
  /** The folder of the built portal. */
  portalDist: string | null;
}

/** Metrics of this process: Node’s own, the build, database connections, the password hashing queue, event streams, page rendering. */
export function processMetrics(register: Registry, { pool, gauges, portalDist }: Sources): void {
  const registers = [register];
  collectDefaultMetrics({ register });

  new Gauge({
    name: 'portal_build_info',
    help: 'Always 1; the labels say which release and build run, and on which Node.',
    labelNames: ['version', 'build', 'node'],
    registers,
  }).set({ version: hostVersion(), build: buildId(portalDist), node: process.version }, 1);

  new Gauge({
    name: 'portal_database_pool_connections',
    help: 'Database connections of this process: in use, and idle.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'portal_database_pool_size',
    help: 'The most database connections of this process.',
    registers,
    collect() {
      this.set(pool.options.max);
    },
  });
  new Gauge({
    name: 'portal_database_pool_waiting',
    help: 'Queries that wait for a connection.',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  new Gauge({
    name: 'portal_password_hashes',
    help: 'Passwords that are hashed, and that wait for their turn.',
    labelNames: ['state'],
    registers,
    collect() {
      const { running = 0, waiting = 0 } = gauges.hashing?.() ?? {};
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Gauge({
    name: 'portal_event_streams',
    help: 'Open streams of money events.',
    registers,
    collect() {
      this.set(gauges.eventStreams?.() ?? 0);
    },
  });
  new Counter({
    name: 'portal_rendering_thread_ends_total',
    help: 'How often the thread that renders signed-in pages has ended unexpectedly, such as in a page that hangs.',
    registers,
    collect() {
      this.reset();
      this.inc(gauges.renderingThreadEnds?.() ?? 0);
    },
  });
}
