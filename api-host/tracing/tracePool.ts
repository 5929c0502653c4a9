import type { Tracer } from '@opentelemetry/api';
import type { Pool, PoolClient } from 'pg';
import { inSpan, isTraced } from './inSpan';

type Query = (...args: unknown[]) => unknown;

const LONGEST_TEXT = 500;

/** The text of a statement, with placeholders ($1) instead of values. */
function statementOf([first]: readonly unknown[]): string {
  const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text;
  return typeof text === 'string' ? text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT) : '';
}

/** `query` in a span, if the call is traced. A query with a callback is the pool's own use of a client, which already has a span. */
const traced =
  (tracer: Tracer, query: Query): Query =>
  (...args) => {
    const text = statementOf(args);
    if (text === '' || typeof args.at(-1) === 'function' || !isTraced()) return query(...args);
    const [operation = ''] = text.split(' ', 1);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    return inSpan(tracer, `postgresql ${operation.toLowerCase()}`, attributes, async () => query(...args));
  };

/** A span for each query that a traced call makes. Values are parameters, and are not recorded. */
export function tracePool(pool: Pool, tracer: Tracer): void {
  const owner = pool as unknown as { query: Query };
  owner.query = traced(tracer, owner.query.bind(pool));
  pool.on('connect', (client: PoolClient) => {
    const connection = client as unknown as { query: Query };
    connection.query = traced(tracer, connection.query.bind(client));
  });
}
