import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Outcome } from './oddities';

/** A server on a free port of this machine. */
export interface ListeningServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Each connection serves one request. A browser that finds a reused connection closed resends the request itself, even a POST: then a
 * test could not tell the portal's retries from the browser's.
 */
export async function listen(listener: RequestListener): Promise<ListeningServer> {
  const server = createServer(listener);
  server.maxRequestsPerSocket = 1;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const pathOf = ({ url = '/' }: IncomingMessage): string => new URL(url, 'http://localhost').pathname;

/** The method of a request, or the one that a preflight requests. */
export const methodOf = ({ method, headers }: IncomingMessage): string | undefined =>
  headers['access-control-request-method'] ?? method;

export const cookieOf = ({ headers }: IncomingMessage, name: string): string | undefined =>
  (headers.cookie ?? '')
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The JSON object in a request's body; {} for anything else. */
export async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Writes the response, or closes the connection without one. */
export function write(response: ServerResponse, outcome: Outcome): void {
  if (outcome === 'cut') {
    response.destroy();
    return;
  }
  const { status, json, text, headers = {} } = outcome;
  const type = text?.type ?? (json === undefined ? undefined : 'application/json');
  response.writeHead(status, {
    ...headers,
    ...(type && { 'Content-Type': type }),
    'Cache-Control': 'no-store',
  });
  response.end(text?.body ?? (json === undefined ? undefined : JSON.stringify(json)));
}
