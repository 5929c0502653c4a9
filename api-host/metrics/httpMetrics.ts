import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { paths } from '@portal/contract';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Label values must come from the host, never from a caller: Prometheus keeps a time series for each value. */
const UNKNOWN = { method: 'any', route: 'unknown' };

/** Whether a bug has answered the call. 503 is expected: the database is away, or the host is busy. */
const isBug = (status: number): boolean => status >= 500 && status !== 503;

/** Counts calls by their route's pattern, never by their address, which may hold ids and tokens. */
export function httpMetrics(register: Registry): (request: FastifyRequest, reply: FastifyReply) => void {
  const requests = new Counter({
    name: 'portal_http_requests_total',
    help: 'Calls that were answered, by route, method and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  });
  // Without labels it is exported as 0 from the start. A series that begins at 1 shows no increase, so an alert would miss a first error.
  const bugs = new Counter({
    name: 'portal_http_bugs_total',
    help: 'Calls that were answered with an error that is a bug: 5xx other than 503.',
    registers: [register],
  });
  const duration = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Time from a call to the end of its answer, by route and method, without streams.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers: [register],
  });

  return (request, reply) => {
    const { url: route } = request.routeOptions;
    const labels = route === undefined ? UNKNOWN : { method: request.method, route };
    requests.inc({ ...labels, status: String(reply.statusCode) });
    if (isBug(reply.statusCode)) bugs.inc();
    // An event stream stays open as long as its page.
    if (route !== paths.events) duration.observe(labels, reply.elapsedTime / 1000);
  };
}
