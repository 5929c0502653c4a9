import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readEnvironment } from '../api-host/environment';
import { developmentConfig } from '../webpack.config';
import { assetsPath } from './build/assetsPath';
import { devAnswers, opensPage, type DevRequest } from './dev/devAnswers';

/** `npm run dev`: the portal with hot reload on PORT (8080), the API host behind it on the next port, and the brand of PORTAL_BRAND if set. */
const port = Number(process.env['PORT'] ?? 8080);
const hostPort = port + 1;
const answerTo = devAnswers(readEnvironment(process.env, process.cwd()));

const ownAddress = /^\/(assets|ws)(\/|$)/;
const asked = ({ method, url, headers }: IncomingMessage): DevRequest => ({
  method,
  url,
  accept: headers.accept,
});

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
          context: (url, request) => !ownAddress.test(url) && !opensPage(asked(request)),
          target: `http://127.0.0.1:${hostPort}`,
        },
      ],
      setupMiddlewares: (middlewares) => {
        middlewares.unshift({
          name: 'portal-page',
          middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
            const answer = answerTo(asked(request));
            if (!answer) return next();
            response.writeHead(answer.status, { 'Content-Type': answer.type, 'Cache-Control': 'no-cache' });
            response.end(answer.content);
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
