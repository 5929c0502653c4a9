import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { StartupError, oneLine } from '../startupError';

/** A separate server for GET /metrics. */
export interface MetricsServer {
  /** http://127.0.0.1:9464/metrics */
  address: string;
  close(): Promise<void>;
}

/** Serves the registry on a separate port. Throws StartupError when it cannot. */
export async function serveMetrics(
  register: Registry,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('GET /metrics\n');
      return;
    }
    register.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': register.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        new StartupError(
          `Can't serve metrics on ${host} port ${port} (${oneLine(error)}): correct METRICS_PORT or METRICS_HOST.`,
        ),
      ),
    );
    server.listen(port, host, resolve);
  });
  const { address, port: taken, family } = server.address() as AddressInfo;
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Also those on which nothing was sent yet, which are not idle to Node: they would delay the host's stop by a minute.
        server.closeAllConnections();
      }),
  };
}
