import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The Content-Type of a file, by its name. */
export const typeOf = (file: string): string => types[path.extname(file)] ?? 'application/octet-stream';

export interface StaticServer {
  /** Address of the folder, with a trailing slash. */
  url: string;
  close(): Promise<void>;
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** A plain file server for one folder, under a path; everything else is 404. */
export async function serveFolder(folder: string, under = '/'): Promise<StaticServer> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const name = decodeURIComponent(pathname.slice(under.length));
    const file = path.join(folder, name.endsWith('/') || name === '' ? `${name}index.html` : name);
    if (!pathname.startsWith(under) || !file.startsWith(folder) || !isFile(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': typeOf(file) });
    createReadStream(file).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${under}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
