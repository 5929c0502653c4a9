import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface DeliveryCall {
  body: Record<string, unknown>;
  raw: string;
  headers: IncomingMessage['headers'];
}

type Behaviour = (call: DeliveryCall, response: ServerResponse) => void;

/** An operator's game server as specified in docs/gateways.md; its behaviour can be changed at any time. */
export interface FakeGameServer {
  url: string;
  calls: DeliveryCall[];
  behave(how: Behaviour): void;
  close(): Promise<void>;
}

/** Responds with a status and a body: JSON, or a text as is. */
export const answering =
  (status: number, body: object | string): Behaviour =>
  (_call, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

export const delivering = answering(200, { status: 'delivered' });

export async function startFakeGameServer(): Promise<FakeGameServer> {
  let behaviour = delivering;
  const calls: DeliveryCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString();
      const call = { raw, body: JSON.parse(raw) as Record<string, unknown>, headers: request.headers };
      calls.push(call);
      behaviour(call, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/deliveries`,
    calls,
    behave: (how) => (behaviour = how),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
