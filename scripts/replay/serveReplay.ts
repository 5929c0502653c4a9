import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { builtPortalIn } from '../../api-host/serving/builtPortal';
import { contentSecurityPolicy } from '../../api-host/serving/contentSecurityPolicy';
import { defaultPortalConfig } from '../../src/lib/portalConfig';
import { places } from '../build/places';

export interface ReplayServer {
  /** A recording's page is at its name. */
  addressOf: (name: string) => string;
  close: () => Promise<void>;
}

const RECORDINGS = '/recordings/';

/** What the page is told instead of a deployment's settings. */
const configFor = (name: string) => ({
  ...defaultPortalConfig,
  devTools: true,
  botCheck: { kind: 'altcha' as const },
  recording: `${RECORDINGS}${encodeURIComponent(name)}`,
});

/**
 * Serves the built portal to replay recordings with: its files, one page for each recording, and the recordings themselves, which
 * `read` gives by name. There is no API behind it. `port` 0 takes any free one.
 */
export async function serveReplay(
  read: (name: string) => string | undefined,
  port = 0,
): Promise<ReplayServer> {
  const portal = builtPortalIn(places.dist)();
  if (!portal) throw new Error('dist/ is missing: run `npm run build` first.');

  const sendPage = (response: ServerResponse, name: string) => {
    const nonce = randomBytes(16).toString('base64');
    const config = configFor(name);
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce, config));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(portal.shell.render(nonce, config));
  };
  const sendRecording = (response: ServerResponse, name: string) => {
    const text = read(name);
    if (text === undefined) return void response.writeHead(404).end();
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(text);
  };
  const answer = ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const file = portal.files.get(path);
    if (path.startsWith(RECORDINGS)) return sendRecording(response, path.slice(RECORDINGS.length));
    if (!file) return sendPage(response, path.slice(1));
    response.setHeader('Content-Type', file.type);
    response.end(file.bytes('identity'));
  };

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    addressOf: (name) => `${origin}/${encodeURIComponent(name)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
