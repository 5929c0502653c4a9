import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  CSRF_MISMATCH,
  examplePortalConfig,
  unsetPortalConfig,
  wireNames,
  type PortalConfig,
} from '@portal/contract';

import type { Answer } from './answer';
import type { HostCall } from './call';
import { findCall, keyOf, requireCall, type CallKey, type FoundCall } from './callTable';
import { answerPreflight, isPreflight, writeCors, type CorsRules } from './cors';
import { cookieOf, listen, methodOf, pathOf, readBody, write, type ListeningServer } from './httpServer';
import { absences, type Absence, type Oddity, type Outcome } from './oddities';
import { sendPortal } from './portalFiles';
import { cookieNames, Sessions, setCookies, type Session } from './session';
import { accountNamed, newWorld, type Account } from './world';

export interface HostTraits {
  /** Whether the portal's origin differs from that of the host's calls. */
  crossOrigin: boolean;
  /** The response to calls that requirements §7 does not have. */
  absence: Absence;
  /** Whether a cross-origin call may have the header Idempotency-Key. */
  allowsIdempotencyKey: boolean;
  /** The deployment's settings for the portal. */
  config: Partial<PortalConfig>;
}

/** A request from the portal, as the host received it. */
interface SeenCall {
  /** 'GET /api/me' */
  call: string;
  headers: IncomingMessage['headers'];
}

const mismatch: Answer = { status: CSRF_MISMATCH, json: { message: 'CSRF token mismatch.' } };

/**
 * A host with only the calls of requirements §7 and the fields of requirements §3 (HOST-1), which serves the portal's files on the same
 * origin or on another one. Each oddity of a host is a switch: `make(call, oddity)`.
 */
export class SectionSevenHost {
  readonly world = newWorld();
  readonly sessions = new Sessions();
  /** Every call of the portal, in order. Of the preflights only those that were refused. */
  readonly seen: SeenCall[] = [];
  /** The origins of the portal's pages and of the host's calls. */
  portalOrigin = '';
  apiOrigin = '';
  private readonly odd = new Map<string, Oddity>();
  private readonly servers: ListeningServer[] = [];

  constructor(private readonly traits: HostTraits) {}

  async start(): Promise<void> {
    const api = await listen((request, response) => void this.answer(request, response));
    this.servers.push(api);
    if (!this.traits.crossOrigin) {
      this.portalOrigin = this.apiOrigin = `http://127.0.0.1:${api.port}`;
      return;
    }
    const portal = await listen((request, response) => this.sendPortal(request, response));
    this.servers.push(portal);
    // Browsers resolve these names to this machine; both share the cookies of fs.localhost.
    this.apiOrigin = `http://api.${SHARED_DOMAIN}:${api.port}`;
    this.portalOrigin = `http://portal.${SHARED_DOMAIN}:${portal.port}`;
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.close()));
  }

  /** From now on the call behaves like this; without an oddity, correctly. */
  make(call: CallKey, oddity?: Oddity): void {
    requireCall(call);
    if (oddity) this.odd.set(call, oddity);
    else this.odd.delete(call);
  }

  /** The account with that name. */
  account(username: string): Account {
    const account = accountNamed(this.world, username);
    if (!account) throw new Error(`There is no ${username}.`);
    return account;
  }

  /** The correct JSON response to a player's call without a body. */
  answerTo(call: CallKey, username: string): unknown {
    const session = this.sessions.open(this.account(username));
    const { world, sessions } = this;
    return requireCall(call).act({ world, sessions, session, params: {}, body: {}, text: () => '' }).json;
  }

  /** The cookies of a browser that was signed in without the login form. */
  cookiesOf(username: string) {
    const { id, token } = this.sessions.open(this.account(username));
    const { hostname } = new URL(this.apiOrigin);
    const domain = this.cookieDomain === null ? hostname : `.${this.cookieDomain}`;
    const scope = { domain, path: '/', sameSite: 'Lax' as const };
    return [
      { name: cookieNames.session, value: id, httpOnly: true, ...scope },
      { name: cookieNames.xsrf, value: encodeURIComponent(token), ...scope },
    ];
  }

  private get cookieDomain(): string | null {
    return this.traits.crossOrigin ? SHARED_DOMAIN : null;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = pathOf(request);
    const found = findCall(methodOf(request), pathname);
    const isAddition = !found && pathname.startsWith('/api/');
    const cors: CorsRules | null =
      this.traits.crossOrigin && !(isAddition && this.traits.absence.noCors)
        ? { origin: this.portalOrigin, allowsIdempotencyKey: this.traits.allowsIdempotencyKey }
        : null;
    if (cors && answerPreflight(request, response, cors)) return;
    if (cors) writeCors(response, cors);
    if (found || isAddition)
      this.seen.push({ call: `${methodOf(request)} ${pathname}`, headers: request.headers });
    if (found && !isPreflight(request)) write(response, await this.perform(request, response, found));
    else if (isAddition || this.traits.crossOrigin) write(response, this.traits.absence.outcome);
    else this.sendPortal(request, response);
  }

  private async perform(
    request: IncomingMessage,
    response: ServerResponse,
    { call, params }: FoundCall,
  ): Promise<Outcome> {
    const body = await readBody(request);
    const text = (field: string) => {
      const value = body[field];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    };
    const session = this.sessionOf(request, response, call);
    if (call.method !== 'GET' && request.headers[wireNames.xsrfHeader.toLowerCase()] !== session.token)
      return mismatch;
    const { world, sessions } = this;
    const act = () => call.act({ world, sessions, session, params, body, text });
    const oddity = this.odd.get(keyOf(call));
    return oddity ? oddity(act) : act();
  }

  /** The browser's session; the CSRF cookie call opens one and returns its token. */
  private sessionOf(request: IncomingMessage, response: ServerResponse, call: HostCall): Session {
    const known = this.sessions.find(cookieOf(request, cookieNames.session));
    const session = known ?? this.sessions.open();
    if (call.path.endsWith('/csrf-cookie'))
      response.setHeader('Set-Cookie', setCookies(session, this.cookieDomain));
    return session;
  }

  private sendPortal(request: IncomingMessage, response: ServerResponse): void {
    const apiHost = this.traits.crossOrigin ? this.apiOrigin : '';
    sendPortal(response, pathOf(request), { ...unsetPortalConfig, ...this.traits.config, apiHost });
  }
}

const SHARED_DOMAIN = 'fs.localhost';

/** The host's default traits. */
export const usualTraits: HostTraits = {
  crossOrigin: false,
  absence: absences['404 in JSON'] ?? { outcome: 'cut' },
  allowsIdempotencyKey: true,
  config: { ...examplePortalConfig, botCheck: { kind: 'recaptcha', siteKey: 'public-site-key' } },
};
