import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Deps } from '../deps';
import { isHttps } from './sessions';

/** What an API answer may do in a browser, should one open it: nothing. Pages bring their own policy. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': API_POLICY,
} as const;

/** Security headers of every answer (DESIGN §5 "Serving the portal"). */
export const securityHeaders = (deps: Deps) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      app.addHook('onRequest', (request, reply, done) => {
        reply.headers(always);
        if (isHttps(deps, request))
          reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
        done();
      });
    },
    { name: 'securityHeaders' },
  );
