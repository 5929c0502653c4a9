import { CSRF_MISMATCH, limits, paths, wireNames, type Method } from '@portal/contract';
import { answerOf, parse, type HostAnswer, type HostRequest } from '../../src/api/hostCall';
import { plainError } from '../../src/api/portalError';
import { readXsrfToken } from '../../src/api/xsrfCookie';
import { CookieJar } from './cookieJar';

/** A request with its answer, or without one if none arrived within the portal's timeout. */
export interface Exchange {
  method: string;
  path: string;
  /** null if there was no answer. */
  status: number | null;
  headers: Headers;
  /** The body as JSON; undefined if it is empty, null if it is not JSON, as in the portal's own parsing. */
  json: { value: unknown } | null | undefined;
  /** What the portal makes of the answer. */
  answer: HostAnswer;
  /** What browsers do with the answer that its author may not expect: refuse a cookie, follow a redirect. */
  surprises: string[];
  /** The reason why there was no answer. */
  fault?: string;
}

interface Request {
  body?: object;
  idempotencyKey?: string;
  /** false omits the X-XSRF-TOKEN header. */
  withToken?: boolean;
  /** Nobody reads the answer of this GET. */
  unread?: true;
}

type Sent = Omit<HostRequest, 'method'> & { method: Method | 'OPTIONS' };

type Parsed = Awaited<ReturnType<typeof parse>>;

function jsonOf(parsed: Parsed): Exchange['json'] {
  if ('text' in parsed) return null;
  return parsed.json === undefined ? undefined : { value: parsed.json };
}

const isTimeout = (error: unknown): boolean => (error as Error).name === 'TimeoutError';

const causeOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  return (cause as Error | undefined)?.message ?? message;
};

/** Reads the part of a body that is needed. */
type BodyReader = (response: Response) => Promise<Parsed>;

/** Simulates a browser with the portal open: its cookies, and the headers that the portal and the browser send (src/api/hostCall.ts). */
export class Browser {
  /** `host` is the API host's origin, `portal` that of the page. Each exchange is added to `exchanges`. */
  constructor(
    readonly host: string,
    readonly portal: string,
    private readonly exchanges: Exchange[] = [],
    readonly cookies = new CookieJar(),
  ) {}

  /** Another browser with copies of this one's cookies. */
  copy(): Browser {
    return new Browser(this.host, this.portal, this.exchanges, this.cookies.copy());
  }

  /** The token that the portal reads from document.cookie, on any page. */
  xsrfToken(): string | null {
    return readXsrfToken(this.cookies.readableAt(this.portal));
  }

  headersOf(
    method: Method,
    path: string,
    { body, idempotencyKey, withToken = true }: Request,
  ): Record<string, string> {
    const token = method === 'GET' || !withToken ? null : this.xsrfToken();
    const cookies = this.cookies.header(this.host + path);
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

  /**
   * Sends one call as the portal does: a change is preceded by a call for the XSRF cookie if there is none, and repeated once with a
   * fresh one after a 419 (API-3). Never throws.
   */
  async send(method: Method, path: string, request: Request = {}): Promise<Exchange> {
    const needsToken = method !== 'GET' && request.withToken !== false;
    if (needsToken && this.xsrfToken() === null) await this.renewCookie();
    const exchange = await this.sendOnce(method, path, request);
    if (!needsToken || exchange.status !== CSRF_MISMATCH) return exchange;
    await this.renewCookie();
    return this.sendOnce(method, path, request);
  }

  /** Sends a change as the portal does for a visitor: it fetches the XSRF cookie first (API-3). */
  async change(method: Method, path: string, request: Request = {}): Promise<Exchange> {
    await this.renewCookie();
    return this.send(method, path, request);
  }

  private async renewCookie(): Promise<void> {
    await this.sendOnce('GET', paths.csrfCookie, { unread: true });
  }

  /** Opens a stream. `bodyOf` has to read its part within `timeoutMs`. Never throws. */
  async open(path: string, timeoutMs: number, bodyOf: BodyReader): Promise<Exchange> {
    const headers = { ...this.headersOf('GET', path, {}), Accept: 'text/event-stream' };
    return this.exchange({ method: 'GET', url: path }, { headers }, timeoutMs, bodyOf);
  }

  /** Sends the browser's CORS preflight for a call. */
  async preflight(method: Method, path: string, headers: readonly string[]): Promise<Exchange> {
    return this.exchange(
      { method: 'OPTIONS', url: path },
      {
        headers: {
          Origin: this.portal,
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': headers
            .map((name) => name.toLowerCase())
            .sort()
            .join(','),
        },
      },
    );
  }

  private async sendOnce(method: Method, path: string, request: Request = {}): Promise<Exchange> {
    const { body } = request;
    return this.exchange(
      { ...request, method, url: path },
      {
        headers: this.headersOf(method, path, request),
        ...(body && { body: JSON.stringify(body) }),
      },
    );
  }

  private async exchange(...request: Parameters<Browser['attempt']>): Promise<Exchange> {
    const exchange = await this.attempt(...request);
    this.exchanges.push(exchange);
    return exchange;
  }

  private async attempt(
    sent: Sent,
    init: RequestInit,
    timeoutMs: number = limits.apiTimeoutMs,
    bodyOf: BodyReader = parse,
  ): Promise<Exchange> {
    const { method, url: path } = sent;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(this.host + path, { ...init, method, signal });
      const { status, headers } = response;
      const surprises = this.surprisesOf(response);
      const parsed = await bodyOf(response);
      const answer = answerOf(sent as HostRequest, response, parsed);
      return { method, path, status, headers, surprises, answer, json: jsonOf(parsed) };
    } catch (error) {
      return {
        method,
        path,
        status: null,
        headers: new Headers(),
        json: undefined,
        answer: { error: plainError(isTimeout(error) ? 'timeout' : 'offline') },
        surprises: [],
        fault: isTimeout(error) ? `no answer within ${timeoutMs} ms` : causeOf(error),
      };
    }
  }

  /** Keeps the cookies of a response. */
  private surprisesOf({ headers, url, redirected }: Response): string[] {
    const refused = headers.getSetCookie().map((header) => this.cookies.keep(header, url));
    return [
      ...(redirected ? [`redirects to ${url}, where browsers repeat most changes as GET`] : []),
      ...refused.filter((why) => why !== undefined),
    ];
  }
}
