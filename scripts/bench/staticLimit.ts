import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { placeholders } from '../build/html';
import { places } from '../build/places';
import { toBrotli } from '../build/compress';

/** /login as plain HTML: the same markup, styles and fonts without any script. This is the upper limit of speed. */
export async function serveStaticLimit(): Promise<{ url: string; close: () => void }> {
  const page = readFileSync(path.join(places.dist, 'pages/login.html'), 'utf8')
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(` nonce="${placeholders.nonce}"`, '');
  const html = await toBrotli(Buffer.from(page));
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    if (address === '/login') {
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .setHeader('Content-Encoding', 'br')
        .end(html);
    } else if (/^\/assets\/[\w.-]+\.woff2$/.test(address) || address === '/favicon.svg') {
      response.setHeader('Content-Type', address.endsWith('svg') ? 'image/svg+xml' : 'font/woff2');
      response.end(readFileSync(path.join(places.dist, address)));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/login`, close: () => server.close() };
}
