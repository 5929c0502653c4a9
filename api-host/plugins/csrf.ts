import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { CSRF_MISMATCH, wireNames } from '@portal/contract';
import type { Deps } from '../deps';
import { problem } from '../errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * How a call that changes data is protected against other sites. Default: the session's XSRF token, as in Laravel Sanctum.
     * 'sameSite': only the browser's own headers about the request's origin (the sandbox), also of a GET (`countedDownload`).
     * 'signed': none, since the call carries a signature and cookies are ignored (gateways).
     */
    csrf?: 'sameSite' | 'signed';
    /** The page that a native form post is redirected to, with nothing done. */
    formPage?: string;
  }
}

/**
 * Options of a GET that counts against the player's limit. Browsers send cookies with links from other sites, and those must not use up
 * the player's downloads. HEAD is not offered, since it would count without delivering a file.
 */
export const countedDownload = { exposeHeadRoute: false, config: { csrf: 'sameSite' } } as const;

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const HEADER = wireNames.xsrfHeader.toLowerCase();
const EXPIRED = 'Phiên làm việc đã hết hạn, hãy thử lại.';
const FOREIGN = 'Yêu cầu đến từ một trang web khác nên bị từ chối.';

/** Refuses changes that another site made the browser send: 419, as in Sanctum (architecture §5 "Session"). */
export const csrf = (deps: Deps) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
        const { csrf: guard, formPage } = request.routeOptions.config;
        if (reading.has(request.method) && guard !== 'sameSite') return;
        if (guard === 'signed') return;
        if (comesFromElsewhere(deps, request)) throw problem(403, FOREIGN);
        if (guard === 'sameSite') return;
        if (formPage && isFormPost(request)) return reply.redirect(formPage, 303);

        const token = app.sessions.tokenOf(request);
        const given = request.headers[HEADER];
        if (!token || typeof given !== 'string' || !app.sessions.xsrfFits(token, given))
          throw problem(CSRF_MISMATCH, EXPIRED);
      });
    },
    { name: 'csrf', dependencies: ['sessions'] },
  );

/** Judges by the browser's own headers; callers other than browsers send neither. */
function comesFromElsewhere({ config }: Deps, { headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  if (origin === config.publicUrl?.origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

const isFormPost = ({ headers }: FastifyRequest): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');
