import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type { BenchPlayer } from './world';

export interface Load {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** The number of responses other than 2xx and of calls without a response. */
  failed: number;
}

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  /** The same body for every request, or a function of the request's number. */
  body?: string | ((turn: number) => string);
  /** Headers in addition to the common ones, computed from the body. */
  headers?: (body: string) => Record<string, string>;
}

const CONNECTIONS = 50;

interface Pace {
  /** 50 by default. */
  connections?: number;
  /** Requests per second, in bursts of one on each connection; as many as possible by default. */
  perSecond?: number;
}

/** Sends requests for some seconds, each by a different player and with its own Idempotency-Key. */
export async function load(
  url: string,
  call: Call,
  players: BenchPlayer[],
  seconds: number,
  { connections = CONNECTIONS, perSecond }: Pace = {},
): Promise<Load> {
  let turn = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(perSecond !== undefined && { overallRate: Math.round(perSecond) }),
    requests: [
      {
        method: call.method,
        path: call.path,
        setupRequest(request) {
          const player = players[(turn += 1) % players.length];
          const body = typeof call.body === 'function' ? call.body(turn) : call.body;
          return {
            ...request,
            ...(body !== undefined && { body }),
            headers: {
              accept: 'application/json',
              'x-requested-with': 'XMLHttpRequest',
              cookie: player?.cookie ?? '',
              ...(call.method === 'POST' && {
                'content-type': 'application/json',
                'x-xsrf-token': player?.xsrf ?? '',
                'idempotency-key': randomUUID(),
              }),
              ...call.headers?.(body ?? ''),
            },
          };
        },
      },
    ],
  });
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** The same for several hosts at once, with the connections divided among them. */
export async function loadAll(
  urls: readonly string[],
  call: Call,
  players: BenchPlayer[],
  seconds: number,
): Promise<Load> {
  const loads = await Promise.all(
    urls.map((url) =>
      load(url, call, players, seconds, { connections: Math.ceil(CONNECTIONS / urls.length) }),
    ),
  );
  return {
    requestsPerSecond: loads.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0),
    p50Ms: Math.max(...loads.map(({ p50Ms }) => p50Ms)),
    p99Ms: Math.max(...loads.map(({ p99Ms }) => p99Ms)),
    failed: loads.reduce((sum, { failed }) => sum + failed, 0),
  };
}
