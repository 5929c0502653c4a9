import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { looksFolder } from '../../tests/support/looks/findChanges';
import { typeOf } from '../../tests/support/staticServer';

/**
 * Serves the report of changed looks on loopback only. Its buttons call `accept` with the id of a state, or null for all.
 * Resolves to its address.
 */
export async function serveReview(port: number, accept: (id: string | null) => void): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const own = request.headers.origin === `http://${request.headers.host ?? ''}`;
    if (request.method === 'POST' && pathname === '/accept') {
      // Pages of other sites must not accept anything.
      if (own) accept(searchParams.get('id') === '' ? null : searchParams.get('id'));
      response.writeHead(own ? 204 : 403).end();
      return;
    }
    const file = path.join(looksFolder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
    if (!file.startsWith(looksFolder) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': file.endsWith('.png') ? 'image/png' : typeOf(file) });
    createReadStream(file).pipe(response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
