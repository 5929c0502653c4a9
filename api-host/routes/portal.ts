import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { hashOfToken } from '../domain/sessionToken';
import { problem } from '../errors';
import { currentCursor } from '../events/currentCursor';
import { documentHeaders } from '../plugins/securityHeaders';
import type { BuiltPortal } from '../serving/builtPortal';
import { contentSecurityPolicy } from '../serving/contentSecurityPolicy';
import { sendBrandFile } from '../serving/brandFiles';
import { acceptedEncoding, encodeNow } from '../serving/encodings';
import { firstAnswersReader } from '../serving/firstAnswers';
import { pageRenderer, type PageRenderer } from '../serving/pageRenderer';
import type { Page, PageContent } from '../serving/page';
import { sendBuiltFile } from '../serving/staticFiles';
import { sendWorker, WORKER_ADDRESS } from '../serving/serviceWorker';

const NOT_BUILT =
  'Giao diện chưa được dựng: hãy chạy `npm run build` rồi tải lại trang.\nThe portal is not built: run `npm run build`, then reload.\n';

/** Addresses that are never a page of the portal. */
const neverPage = /^\/(api|assets|locales|metrics|sandbox)(\/|$)/;

/**
 * Serves the built portal: its files (hashed ones immutable, precompressed), its prerendered public pages, and the shell for any other
 * address that a browser opens. A signed-in player's page includes its first answers (docs/decisions/0111). HTML is never cached, since
 * each response has its own nonce (architecture §5 "Serving the portal").
 */
export function portalRoutes({ config, log, pool }: Deps, portal: () => BuiltPortal | null) {
  const withinMs = config.pageMs;
  const readFirstAnswers = firstAnswersReader({
    withinMs,
    readCursor: config.events ? (token) => currentCursor(pool, hashOfToken(token)) : undefined,
  });
  // If the portal calls another API host, the session is there, and this host cannot read a player's data.
  const fillsPages = config.portal.apiHost === '' && withinMs > 0;

  let threadEnds = 0;
  let renderer: PageRenderer | null = null;
  let rendered: BuiltPortal | null = null;
  /** The renderer of this build. A new build gets a new one, since it renders with its own code. */
  function rendererOf(built: BuiltPortal): PageRenderer {
    if (renderer && rendered === built) return renderer;
    void renderer?.stop();
    rendered = built;
    renderer = pageRenderer(built.folder, config.portal, {
      withinMs,
      onEnd: ({ error, ...pauses }) => {
        threadEnds += 1;
        log.warn({ err: error, ...pauses }, 'signed-in pages are served without their content for a while');
      },
    });
    return renderer;
  }

  return async (app: FastifyInstance): Promise<void> => {
    app.gauges.renderingThreadEnds = () => threadEnds;
    app.addHook('onClose', async () => renderer?.stop());
    app.get('/*', async (request, reply) => {
      const address = request.url.split('?', 1)[0] ?? '/';
      const built = portal();
      if (built && address === WORKER_ADDRESS && built.files.has(address))
        return sendWorker(reply, built, config.portal);
      const brandFile = built?.brandFiles.get(address);
      if (brandFile) return sendBrandFile(request, reply, address, brandFile);
      if (built?.files.has(address)) return sendBuiltFile(reply, built, address);
      if (neverPage.test(address) || config.portalDist === null || !opensPage(request, address))
        throw problem(404, 'Không tìm thấy nội dung được yêu cầu.');
      if (!built)
        return reply
          .code(503)
          .header('Cache-Control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send(NOT_BUILT);
      const path = address.replace(/(.)\/$/, '$1');
      const frame = fillsPages ? built.frames.get(path) : undefined;
      const firstAnswers = frame ? await readFirstAnswers(request, frame.firstPaths) : null;
      reply.header('Vary', frame ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
      if (frame && firstAnswers) {
        const markup = await rendererOf(built).render(path, firstAnswers);
        return sendPage(request, reply, frame.page, { ...(markup ?? frame.skeleton), firstAnswers });
      }
      return sendPage(request, reply, built.pages.get(path) ?? built.shell);
    });
  };

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Page,
    content?: PageContent,
  ): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('base64');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const body = await encodeNow(
      page.render(nonce, config.portal, config.publicUrl?.origin, content),
      encoding,
    );
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
    reply.headers(documentHeaders);
    return reply
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', contentSecurityPolicy(nonce, config.portal))
      .type('text/html; charset=utf-8')
      .send(body);
  }
}

/** Browsers request text/html. Callers that accept anything also get a page, unless the address names a file. */
function opensPage({ headers }: FastifyRequest, address: string): boolean {
  const accept = headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.[^/]*$/.test(address);
}
