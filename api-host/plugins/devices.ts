import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Deps } from '../deps';
import { hashOfBrowserToken, newBrowserToken } from '../domain/browserToken';
import { knownBrowsersRepository, SEEN_SECONDS } from '../repositories/knownBrowsers';
import { readCookie, setCookie } from './cookies';
import { isHttps } from './sessions';

declare module 'fastify' {
  interface FastifyInstance {
    devices: Devices;
  }
}

/** Browsers in which players have signed in (docs/decisions/0077, 0084). The cookie alone signs nobody in. */
interface Devices {
  /** Identifies this browser by the cookie that this host gave it, or by a new token that `setCookie` has yet to set. */
  identify(request: FastifyRequest): Promise<Browser>;
  /** Sets the cookie of a browser that was added to an account's known ones. */
  setCookie(request: FastifyRequest, reply: FastifyReply, browser: Browser): void;
  /** The id of this browser if the account trusts it, else null. */
  idOf(request: FastifyRequest, username: string): Promise<string | null>;
  /** The hash of this browser's cookie; null without one. The database may not know it. */
  hashOf(request: FastifyRequest): Buffer | null;
}

interface Browser {
  token: string;
  hash: Buffer;
}

const COOKIE = 'fs_device';

/** `app.devices`: a cookie by which the owner of an account can still sign in while the account is under attack. */
export const devices = (deps: Deps) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      const browsers = knownBrowsersRepository(deps.db);
      const cookieName = (request: FastifyRequest) => (isHttps(deps, request) ? `__Host-${COOKIE}` : COOKIE);
      const tokenOf = (request: FastifyRequest) => readCookie(request, cookieName(request));
      const hashOf = (request: FastifyRequest) => hashOfBrowserToken(tokenOf(request));

      app.decorate<Devices>('devices', {
        hashOf,

        async identify(request) {
          const [given, givenHash] = [tokenOf(request), hashOf(request)];
          // Only a token that this host issued is accepted, so that nobody can plant one that they know.
          const token =
            given && givenHash && (await browsers.isIssued(givenHash)) ? given : newBrowserToken();
          const hash = hashOfBrowserToken(token);
          if (hash === null) throw new Error('A browser token of this host is malformed');
          return { token, hash };
        },

        async idOf(request, username) {
          const tokenHash = hashOf(request);
          if (tokenHash === null || !(await browsers.isTrusted(username, tokenHash))) return null;
          return tokenHash.toString('base64url');
        },

        setCookie(request, reply, { token }) {
          setCookie(reply, {
            name: cookieName(request),
            value: token,
            secure: isHttps(deps, request),
            httpOnly: true,
            // The rows decide for which accounts the browser is known, and for how long.
            maxAge: SEEN_SECONDS,
          });
        },
      });
    },
    { name: 'devices', dependencies: ['sessions'] },
  );
