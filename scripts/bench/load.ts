import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type { BenchPlayer } from './world';

export interface Load {
  requestsPerSecond: number;
  p99Ms: number;
  /** Answers that were not 2xx, and calls without an answer. */
  failed: number;
}

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  /** The same for every request, or by its number. */
  body?: string | ((turn: number) => string);
}

const CONNECTIONS = 50;

/** 50 connections for some seconds, each request by another player and with an Idempotency-Key of its own. */
export async function load(url: string, call: Call, players: BenchPlayer[], seconds: number): Promise<Load> {
  let turn = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
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
            },
          };
        },
      },
    ],
  });
  return {
    requestsPerSecond: result.requests.average,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
