import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { examplePortalConfig } from '@portal/contract';
import { readBrand } from '../api-host/brand/readBrand';
import { readEnvironment } from '../api-host/environment';
import { developmentConfig } from '../webpack.config';
import { assetsPath } from './build/assetsPath';
import { descriptionOf } from './build/descriptions';
import { firstLook } from './build/firstLook';
import { readFonts } from './build/fonts';
import { htmlOf, placeholders } from './build/html';

/** `npm run dev`: the portal with hot reload on PORT (8080), the API host behind it on the next port, in the brand of PORTAL_BRAND if any. */
const port = Number(process.env['PORT'] ?? 8080);
const hostPort = port + 1;
const fonts = readFonts();
const folder = readEnvironment(process.env, process.cwd())['PORTAL_BRAND']?.trim();
const worn = folder ? readBrand(folder) : null;
const look = worn?.look ?? firstLook;
/** Files of the page that are neither webpack's nor the host's, by their addresses. */
const ownFiles = new Map([
  ...fonts.files.map(({ name, content }) => [assetsPath + name, { type: 'font/woff2', content }] as const),
  ...(worn?.files ?? []),
]);

const page = htmlOf(
  {
    title: look.brand.name,
    description: descriptionOf('', look),
    prerendered: null,
    scripts: ['portal.js'],
    preload: [],
  },
  { css: fonts.css, preload: [] },
  look,
)
  .replaceAll(` nonce="${placeholders.nonce}"`, '')
  .replaceAll(placeholders.origin, '')
  .replace(placeholders.config, () => JSON.stringify({ ...examplePortalConfig, brand: look.brand }));

const ownAddress = /^\/(assets|ws)(\/|$)/;
const hostAddress = /^\/(api|locales|sandbox|health)(\/|$)/;

/** Pages of the portal are opened by a browser; every other address is the host's. */
const opensPage = (method: string | undefined, url: string, accept = '') =>
  method === 'GET' && accept.includes('text/html') && !hostAddress.test(url);

function startHost() {
  const main = path.join(__dirname, '../api-host/main.ts');
  const host = spawn(process.execPath, ['--import', 'tsx', main], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(hostPort) },
  });
  host.on('exit', (code) => process.exit(code ?? 0));
}

async function main() {
  startHost();
  const server = new WebpackDevServer(
    {
      port,
      host: process.env['HOST'] ?? '127.0.0.1',
      hot: true,
      static: false,
      client: { overlay: { runtimeErrors: false, errors: true, warnings: false } },
      devMiddleware: { publicPath: assetsPath, index: false },
      proxy: [
        {
          context: (url, request) =>
            !ownAddress.test(url) && !opensPage(request.method, url, request.headers.accept),
          target: `http://127.0.0.1:${hostPort}`,
        },
      ],
      setupMiddlewares: (middlewares) => {
        middlewares.unshift({
          name: 'portal-page',
          middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
            const file = ownFiles.get(request.url ?? '');
            if (file) response.setHeader('Content-Type', file.type).end(file.content);
            else if (opensPage(request.method, request.url ?? '', request.headers.accept))
              response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
            else next();
          },
        });
        return middlewares;
      },
    },
    webpack(developmentConfig()),
  );
  await server.start();
  console.log(`Portal with hot reload: http://127.0.0.1:${port} (the host's own lines follow)`);
}

void main();
