import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { browserConfig } from '../../webpack.config';
import { compile } from '../build/compile';
import { toBrotli } from '../build/compress';
import { places } from '../build/places';

const PAGE =
  '<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
  '<title>Đăng nhập</title><script defer src="/main.js"></script></head><body><div id="root"></div></body></html>';

/**
 * The same sign-in form, built from the same libraries as in their guides: one bundle, nothing prerendered. Noise on the machine affects
 * this page and the portal alike.
 */
export async function servePlainWay(): Promise<{ url: string; bytes: number; close: () => void }> {
  const folder = path.join(places.root, '.cache/plain-way');
  const config = browserConfig(folder);
  await compile({
    ...config,
    entry: path.join(__dirname, 'plain/main.tsx'),
    output: { path: folder, filename: 'main.js' },
    devtool: false,
    plugins: [],
    optimization: { minimizer: config.optimization?.minimizer ?? [] },
  });
  const script = await toBrotli(readFileSync(path.join(folder, 'main.js')));
  const html = await toBrotli(Buffer.from(PAGE));
  const server = createServer((request, response) => {
    if (request.url === '/api/me') return void response.writeHead(401).end();
    const isScript = request.url === '/main.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.setHeader('Content-Encoding', 'br');
    response.end(isScript ? script : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/login`, bytes: script.length, close: () => server.close() };
}
