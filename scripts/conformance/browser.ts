import { limits, paths, wireNames, type Method } from '@portal/contract';
import { isTextAnswer } from '../../src/api/isTextAnswer';
import { readXsrfToken } from '../../src/api/xsrfCookie';
import { CookieJar, parseSetCookie, type Cookie } from './cookieJar';

/** A request with its answer, or without one if none arrived within the portal's timeout. */
export interface Exchange {
  method: string;
  path: string;
  /** null if there was no answer. */
  status: number | null;
  headers: Headers;
  /** The body as JSON; undefined if it is empty or a text that means success to the portal, null if it is anything else. */
  json: { value: unknown } | null | undefined;
  setCookies: Cookie[];
  /** The reason why there was no answer. */
  fault?: string;
}

interface Request {
  body?: object;
  idempotencyKey?: string;
  /** false omits the X-XSRF-TOKEN header. */
  withToken?: boolean;
  /** Whether the portal does not read the answer. */
  unread?: boolean;
}

type Sent = Pick<Request, 'idempotencyKey' | 'unread'> & { method?: Method };

async function jsonOf(response: Response, sent: Sent): Promise<Exchange['json']> {
  const text = await response.text();
  if (text.trim() === '') return undefined;
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    const isAnswer = response.ok && isTextAnswer(sent, text, response.headers.get('Content-Type'));
    return isAnswer ? undefined : null;
  }
}

const faultOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${limits.apiTimeoutMs} ms`;
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/** Simulates a browser with the portal open: its cookies, and the headers that the portal and the browser send (src/api/hostCall.ts). */
export class Browser {
  readonly cookies = new CookieJar();

  /** `host` is the API host's origin, `portal` that of the page. Each exchange is added to `exchanges`. */
  constructor(
    readonly host: string,
    readonly portal: string,
    private readonly exchanges: Exchange[] = [],
  ) {}

  /** The token that the portal reads from document.cookie. */
  xsrfToken(): string | null {
    const [page, host] = [new URL(this.portal).hostname, new URL(this.host).hostname];
    return readXsrfToken(this.cookies.readableAt(page, host));
  }

  headersOf(method: Method, { body, idempotencyKey, withToken = true }: Request): Record<string, string> {
    const token = method === 'GET' || !withToken ? null : this.xsrfToken();
    const cookies = this.cookies.header();
    const sendsOrigin = method !== 'GET' || this.portal !== this.host;
    return {
      Accept: 'application/json',
      [wireNames.requestedWith]: 'XMLHttpRequest',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token !== null && { [wireNames.xsrfHeader]: token }),
      ...(idempotencyKey !== undefined && { [wireNames.idempotencyKey]: idempotencyKey }),
      // Headers set by the browser itself. Laravel Sanctum recognises a portal by one of the last two.
      'Accept-Language': 'vi-VN,vi;q=0.9',
      ...(cookies && { Cookie: cookies }),
      Referer: `${this.portal}/`,
      ...(sendsOrigin && { Origin: this.portal }),
    };
  }

  /** Sends one call. Never throws. */
  async send(method: Method, path: string, request: Request = {}): Promise<Exchange> {
    const { body } = request;
    const init = { headers: this.headersOf(method, request), ...(body && { body: JSON.stringify(body) }) };
    return this.exchange(method, path, init, { ...request, method });
  }

  /** Sends a change as the portal does for a visitor: it fetches the XSRF cookie first (API-3). */
  async change(method: Method, path: string, request: Request = {}): Promise<Exchange> {
    await this.send('GET', paths.csrfCookie, { unread: true });
    return this.send(method, path, request);
  }

  /** Sends the browser's CORS preflight for a call. */
  async preflight(
    method: Method,
    path: string,
    headers: readonly string[],
    origin = this.portal,
  ): Promise<Exchange> {
    return this.exchange('OPTIONS', path, {
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': headers
          .map((name) => name.toLowerCase())
          .sort()
          .join(','),
      },
    });
  }

  private async exchange(
    method: string,
    path: string,
    init: RequestInit,
    sent: Sent = {},
  ): Promise<Exchange> {
    const exchange = await this.attempt(method, path, init, sent);
    for (const cookie of exchange.setCookies) this.cookies.keep(cookie);
    this.exchanges.push(exchange);
    return exchange;
  }

  private async attempt(method: string, path: string, init: RequestInit, sent: Sent): Promise<Exchange> {
    try {
      const signal = AbortSignal.timeout(limits.apiTimeoutMs);
      const response = await fetch(this.host + path, { ...init, method, signal });
      const { status, headers } = response;
      const setCookies = headers.getSetCookie().map(parseSetCookie);
      return { method, path, status, headers, setCookies, json: await jsonOf(response, sent) };
    } catch (error) {
      const nothing = { status: null, headers: new Headers(), setCookies: [], json: undefined };
      return { method, path, ...nothing, fault: faultOf(error) };
    }
  }
}
