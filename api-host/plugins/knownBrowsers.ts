import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Deps } from '../deps';
import { hashOfBrowserToken, newBrowserToken } from '../domain/browserToken';
import {
  knownBrowsersRepository,
  SEEN_SECONDS,
  type BrowserTokens,
  type Trust,
} from '../repositories/knownBrowsers';
import { readCookie, setCookie } from './cookies';
import { isHttps, playerOf } from './sessions';

declare module 'fastify' {
  interface FastifyInstance {
    knownBrowsers: KnownBrowsers;
  }
}

/**
 * Browsers in which players have signed in (docs/decisions/0077, 0084). The cookie alone signs nobody in. It has a token for each account,
 * so that whoever has copied the cookie knows no token of an account that signs in there afterwards (docs/decisions/0146).
 */
interface KnownBrowsers {
  /** Identifies this browser for an account, which may give it `trust`: by the account's token, or by a new one. */
  identify(request: FastifyRequest, username: string, trust: Trust): Promise<Browser>;
  /** Identifies this browser by a new token, for an account that may know it by another. */
  identifyAnew(request: FastifyRequest): Promise<Browser>;
  /** Sets the cookie of a browser that was added to an account's known ones. */
  setCookie(request: FastifyRequest, reply: FastifyReply, browser: Browser): void;
  /** The id of this browser if the account trusts it, else null. */
  idOf(request: FastifyRequest, username: string): Promise<string | null>;
  /** The hash of this browser's token for the signed-in player; null without one. The database may not know it. */
  hashOf(request: FastifyRequest): Buffer | null;
}

interface Token {
  token: string;
  hash: Buffer;
}

interface Browser extends BrowserTokens {
  /** What the cookie will have, the most recent token first. */
  tokens: readonly Token[];
}

const COOKIE = 'fs_device';
const SEPARATOR = '.';
/** The maximum number of accounts by which a browser is known, more than a family has; the least recently used are removed. */
const MOST = 8;

const asToken = (token: string): Token[] => {
  const hash = hashOfBrowserToken(token);
  return hash === null ? [] : [{ token, hash }];
};

/** `app.knownBrowsers`: the cookie by which an account recognises a browser in which it has signed in. */
export const knownBrowsers = (deps: Deps) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      const browsers = knownBrowsersRepository(deps.db);
      const cookieName = (request: FastifyRequest) => (isHttps(deps, request) ? `__Host-${COOKIE}` : COOKIE);
      const given = (request: FastifyRequest): Token[] =>
        (readCookie(request, cookieName(request)) ?? '').split(SEPARATOR, MOST).flatMap(asToken);
      const hashesOf = (tokens: readonly Token[]) => tokens.map(({ hash }) => hash);

      const withNewToken = (others: readonly Token[], former: readonly Token[]): Browser => {
        const [made] = asToken(newBrowserToken());
        if (!made) throw new Error('A browser token of this host is malformed');
        return { hash: made.hash, former: hashesOf(former), tokens: [made, ...others].slice(0, MOST) };
      };

      app.decorate<KnownBrowsers>('knownBrowsers', {
        async identify(request, username, trust) {
          const tokens = given(request);
          const known = await browsers.of(hashesOf(tokens));
          const byToken = tokens.map((token) => ({
            token,
            rows: known.filter(({ tokenHash }) => tokenHash.equals(token.hash)),
          }));
          // A token that may have been copied while it was only seen must not become a trusted one.
          const [kept] = byToken.filter(({ rows }) =>
            rows.some((row) => row.username === username && (row.isTrusted || trust === 'none')),
          );
          const others = byToken
            .filter(({ rows }) => rows.some((row) => row.username !== username))
            .map(({ token }) => token);
          if (!kept) return withNewToken(others, tokens);
          const rest = others.filter((token) => token !== kept.token);
          return { hash: kept.token.hash, former: [], tokens: [kept.token, ...rest] };
        },

        async identifyAnew(request) {
          const tokens = given(request);
          const known = await browsers.of(hashesOf(tokens));
          const others = tokens.filter(({ hash }) => known.some(({ tokenHash }) => tokenHash.equals(hash)));
          return withNewToken(others, tokens);
        },

        async idOf(request, username) {
          const tokenHash = await browsers.trustedOf(username, hashesOf(given(request)));
          return tokenHash?.toString('base64url') ?? null;
        },

        hashOf(request) {
          const { browserHash } = playerOf(request);
          return hashesOf(given(request)).find((hash) => browserHash?.equals(hash)) ?? null;
        },

        setCookie(request, reply, { tokens }) {
          setCookie(reply, {
            name: cookieName(request),
            value: tokens.map(({ token }) => token).join(SEPARATOR),
            secure: isHttps(deps, request),
            httpOnly: true,
            // The rows decide for which accounts the browser is known, and for how long.
            maxAge: SEEN_SECONDS,
          });
        },
      });
    },
    { name: 'knownBrowsers', dependencies: ['sessions'] },
  );
