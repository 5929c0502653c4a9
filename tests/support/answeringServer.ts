import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An HTTP server that sends the same response to every request and keeps the requests. */
export interface AnsweringServer {
  url: string;
  answer: { status: number; body: string; headers?: Record<string, string> };
  requests: { headers: IncomingHttpHeaders; body: string }[];
  close(): Promise<void>;
}

export async function startAnsweringServer(): Promise<AnsweringServer> {
  const requests: AnsweringServer['requests'] = [];
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ headers: request.headers, body });
      const { status, body: answered, headers } = own.answer;
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(answered);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own: AnsweringServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    answer: { status: 200, body: '' },
    requests,
    async close() {
      if (!server.listening) return;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return own;
}
