import { randomBytes } from 'node:crypto';
import { fastify } from 'fastify';
import { builtPortalIn } from '../../api-host/serving/builtPortal';
import { contentSecurityPolicy } from '../../api-host/serving/contentSecurityPolicy';
import { sendBuiltFile, staticFiles } from '../../api-host/serving/staticFiles';
import { examplePortalConfig } from '@portal/contract';
import { places } from '../build/places';

export interface ReplayServer {
  /** The address of a recording's page, by the recording's name. */
  addressOf: (name: string) => string;
  close: () => Promise<void>;
}

const RECORDINGS = '/recordings/';

const localOrigin = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** The configuration for the page, in place of a deployment's settings. */
const configFor = (name: string) => ({
  ...examplePortalConfig,
  devTools: true,
  botCheck: { kind: 'altcha' as const },
  recording: `${RECORDINGS}${encodeURIComponent(name)}`,
});

/**
 * Serves the built portal for replaying recordings: its files, one page for each recording, and the recordings themselves, which
 * `read` returns by name. There is no API behind it. With `port` 0 it uses any free port.
 */
export async function serveReplay(
  read: (name: string) => string | undefined,
  port = 0,
): Promise<ReplayServer> {
  const portal = builtPortalIn(places.dist)();
  if (!portal) throw new Error('dist/ is missing: run `npm run build` first.');

  const app = fastify({ forceCloseConnections: true });
  await app.register(staticFiles);
  app.get<{ Params: { '*': string } }>(`${RECORDINGS}*`, (request, reply) => {
    const text = read(request.params['*']);
    if (text === undefined) return reply.code(404).send();
    // Allows a story in this machine's Storybook to show the recording (stories/flows).
    const { origin } = request.headers;
    if (origin && localOrigin.test(origin)) reply.header('Access-Control-Allow-Origin', origin);
    return reply.type('application/json; charset=utf-8').send(text);
  });
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const name = request.params['*'];
    if (portal.files.has(`/${name}`)) return sendBuiltFile(reply, portal, `/${name}`);
    const nonce = randomBytes(16).toString('base64');
    const config = configFor(name);
    return reply
      .header('Content-Security-Policy', contentSecurityPolicy(nonce, config))
      .type('text/html; charset=utf-8')
      .send(portal.shell.render(nonce, config));
  });

  const origin = await app.listen({ host: '127.0.0.1', port });
  return {
    addressOf: (name) => `${origin}/${encodeURIComponent(name)}`,
    close: () => app.close(),
  };
}
