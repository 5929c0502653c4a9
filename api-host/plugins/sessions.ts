import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Transaction } from 'kysely';
import { wireNames } from '@portal/contract';
import type { Database } from '../db/schema';
import type { Deps } from '../deps';
import { sameText } from '../domain/constantTime';
import { DAY_SECONDS } from '../domain/durations';
import { hashOfToken, isSessionToken, newSessionToken, xsrfTokenOf } from '../domain/sessionToken';
import { problem } from '../errors';
import type { SessionPlayer } from '../repositories/sessionLookup';
import {
  createSession,
  REMEMBERED_DAYS,
  sessionsRepository,
  type NewSession,
} from '../repositories/sessions';
import { callOrigin } from './callOrigin';
import { readCookie, setCookie } from './cookies';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in player; null before `requirePlayer` has run, and for guests. */
    player: SessionPlayer | null;
  }
  interface FastifyInstance {
    sessions: Sessions;
  }
}

/** Marks a call that the host makes to itself for a page (serving/firstAnswers.ts): only the page's own response extends the session. */
export const FOR_A_PAGE = 'x-for-a-page';

/** In ms. The time that a response waits for its session to be extended, after the call's own deadline (plugins/deadline.ts). */
const RENEW_WITHIN_MS = 1_000;

/** The session's cookies, and the player behind them. */
interface Sessions {
  /** The session cookie's value if it has the form of a session token. */
  tokenOf(request: FastifyRequest): string | undefined;
  /** The XSRF token that belongs to a session cookie. */
  xsrfTokenOf(token: string): string;
  /** Whether an XSRF token belongs to a session cookie, by the current key or a former one that is still accepted. */
  xsrfFits(token: string, given: string): boolean;
  /** Looks the player up. The session, which is in use, is extended with the response. */
  find(request: FastifyRequest): Promise<SessionPlayer | null>;
  /**
   * Sets the XSRF cookie that belongs to the session cookie, with the same lifetime; a browser without a session cookie gets a guest's,
   * which has no row. An existing session cookie is left unchanged: another tab may have signed in meanwhile.
   */
  offerXsrf(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Sets both cookies: until the browser closes, or with `remember` for REMEMBERED_DAYS. */
  setCookies(request: FastifyRequest, reply: FastifyReply, token: string, remember: boolean): void;
  clearCookies(request: FastifyRequest, reply: FastifyReply): void;
  /**
   * Signs a player in: the former session ends, a new one begins under a new token (no fixation), for which the caller sets the cookies
   * once the transaction has committed. undefined, with no session begun, where the password was changed, a second factor added, the
   * approval of sign-ins turned on or the code of the sign-in ended while the player's proof was being checked.
   */
  begin(
    trx: Transaction<Database>,
    request: FastifyRequest,
    account: SignedInAccount,
    begun: { remember: boolean; browserHash: Buffer },
  ): Promise<{ id: string; token: string } | undefined>;
  /** Continues the session under a new cookie after a change of the password to `passwordHash` (SEC-5). No effect if it has ended. */
  renew(request: FastifyRequest, reply: FastifyReply, passwordHash: string): Promise<void>;
  /** Signs out: deletes the row and clears the cookies. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** The account as it was when the player proved who they are, and the proofs that its session rests on. */
type SignedInAccount = { id: number } & Pick<
  NewSession,
  'passwordHash' | 'mfaEnabled' | 'passkeyId' | 'approval' | 'codeStays'
>;

const COOKIE = 'fs_session';

/** The lifetime of both cookies, in seconds; undefined: they end with the browser. */
const lifetime = (remember = false) => (remember ? REMEMBERED_DAYS * DAY_SECONDS : undefined);

/** `request.player`, `app.sessions` and the cookies of architecture §5 "Session". */
export const sessions = (deps: Deps) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      const repository = sessionsRepository(deps.db);
      const toRenew = new WeakMap<FastifyRequest, { token: string; player: SessionPlayer }>();

      const secure = (request: FastifyRequest) => isHttps(deps, request);
      const cookieName = (request: FastifyRequest) => (secure(request) ? `__Host-${COOKIE}` : COOKIE);
      const setSessionCookie = (
        request: FastifyRequest,
        reply: FastifyReply,
        which: 'session' | 'xsrf',
        value: string,
        maxAge?: number,
      ) =>
        setCookie(reply, {
          name: which === 'session' ? cookieName(request) : wireNames.xsrfCookie,
          value,
          secure: secure(request),
          // Scripts must read the XSRF token, and never the session.
          httpOnly: which === 'session',
          maxAge,
        });

      const own: Sessions = {
        tokenOf(request) {
          const value = readCookie(request, cookieName(request));
          return isSessionToken(value) ? value : undefined;
        },

        xsrfTokenOf: (token) => xsrfTokenOf(token, deps.keys.current('xsrf').key),

        xsrfFits: (token, given) =>
          deps.keys.all('xsrf').some(({ key }) => sameText(given, xsrfTokenOf(token, key))),

        async find(request) {
          const token = own.tokenOf(request);
          const player = token === undefined ? undefined : await deps.findSession(hashOfToken(token));
          if (!token || !player) return null;
          if (player.renewalDue && request.headers[FOR_A_PAGE] === undefined)
            toRenew.set(request, { token, player });
          return player;
        },

        async offerXsrf(request, reply) {
          const token = own.tokenOf(request);
          if (token === undefined) return own.setCookies(request, reply, newSessionToken(), false);
          const player = await deps.findSession(hashOfToken(token));
          setSessionCookie(request, reply, 'xsrf', own.xsrfTokenOf(token), lifetime(player?.remember));
        },

        setCookies(request, reply, token, remember) {
          setSessionCookie(request, reply, 'session', token, lifetime(remember));
          setSessionCookie(request, reply, 'xsrf', own.xsrfTokenOf(token), lifetime(remember));
        },

        clearCookies(request, reply) {
          setSessionCookie(request, reply, 'session', '', 0);
          setSessionCookie(request, reply, 'xsrf', '', 0);
        },

        async begin(trx, request, account, { remember, browserHash }) {
          const former = own.tokenOf(request);
          const token = newSessionToken();
          const id = await createSession(trx, {
            tokenHash: hashOfToken(token),
            formerHash: former === undefined ? null : hashOfToken(former),
            playerId: account.id,
            passwordHash: account.passwordHash,
            mfaEnabled: account.mfaEnabled,
            ...(account.passkeyId !== undefined && { passkeyId: account.passkeyId }),
            approval: account.approval,
            codeStays: account.codeStays,
            remember,
            browserHash,
            ...callOrigin(request),
          });
          return id === undefined ? undefined : { id, token };
        },

        async renew(request, reply, passwordHash) {
          const { tokenHash, remember } = playerOf(request);
          const token = newSessionToken();
          if (await repository.replaceToken(tokenHash, hashOfToken(token), passwordHash))
            own.setCookies(request, reply, token, remember);
        },

        async end(request, reply) {
          const token = own.tokenOf(request);
          if (token) await repository.end(hashOfToken(token));
          own.clearCookies(request, reply);
        },
      };

      app.decorate('sessions', own);
      app.decorateRequest('player', null);

      // Only now, when the call has done its work: a session that was given another token meanwhile would lose it, if this response, with
      // the former one, arrived last.
      app.addHook('onSend', async (request, reply) => {
        const due = toRenew.get(request);
        if (!due || reply.statusCode >= 500) return;
        const { token, player } = due;
        const renewal = repository.renew(player.tokenHash, player.remember).catch((err: unknown) => {
          request.log.warn({ err }, 'a session could not be extended; the next call will');
          return false;
        });
        const renewed = await Promise.race([renewal, setTimeout(RENEW_WITHIN_MS, false, { ref: false })]);
        if (renewed && player.remember) own.setCookies(request, reply, token, true);
      });
    },
    { name: 'sessions' },
  );

/** Whether the player's browser uses https, to this host or to the proxy in front of it. */
export const isHttps = ({ config }: Pick<Deps, 'config'>, request: FastifyRequest): boolean =>
  config.publicUrl ? config.publicUrl.protocol === 'https:' : request.protocol === 'https';

/** preHandler of every call that needs a player: 401 `{statusCode, message}` without one. */
export async function requirePlayer(request: FastifyRequest): Promise<void> {
  request.player = await request.server.sessions.find(request);
  if (!request.player) throw problem(401, 'Bạn chưa đăng nhập hoặc phiên đăng nhập đã hết hạn.');
}

/** The player behind a request whose route has `requirePlayer`. */
export function playerOf(request: FastifyRequest): SessionPlayer {
  if (!request.player) throw new Error('playerOf needs requirePlayer on the route');
  return request.player;
}
