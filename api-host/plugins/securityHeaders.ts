import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Deps } from '../deps';
import { isHttps } from './sessions';

/** An API response that is opened in a browser may load nothing. Pages set their own policy. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

const always = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': API_POLICY,
} as const;

/** Headers that documents need besides their own Content-Security-Policy. */
export const documentHeaders = {
  // No path: that of a link in a message has a token, which a proxy may log. Not 'no-referrer', by which a form's post has no Origin.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

type Where = Pick<Deps, 'config'>;

export const responseHeaders = (https: boolean): Record<string, string> => ({
  ...always,
  ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

export function setSecurityHeaders(where: Where, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(responseHeaders(isHttps(where, request)));
}

/** Security headers of every response (architecture §5 "Serving the portal"). */
export const securityHeaders = (where: Where) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      app.addHook('onRequest', (request, reply, done) => {
        setSecurityHeaders(where, request, reply);
        done();
      });
    },
    { name: 'securityHeaders' },
  );
