/** A response as received over the wire. */
export interface WireAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; throws if it is not JSON. */
  json(): unknown;
  /** The Set-Cookie headers of this response. */
  setCookies: string[];
}

export interface WireOptions {
  body?: unknown;
  headers?: Record<string, string>;
  /** false: send no X-XSRF-TOKEN; a text: send that text. Default: the value of the cookie. */
  xsrf?: boolean | string;
  /** Cookies to send instead of the jar's. */
  cookie?: string;
}

/** A minimal browser: a cookie jar, the XSRF header, JSON. Follows no redirects. */
export class WireClient {
  readonly cookies = new Map<string, string>();

  constructor(readonly origin: string) {}

  async request(method: string, path: string, options: WireOptions = {}): Promise<WireAnswer> {
    const { body, headers = {}, xsrf = true, cookie } = options;
    const jar = cookie ?? [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const token = typeof xsrf === 'string' ? xsrf : xsrf ? this.cookies.get('XSRF-TOKEN') : undefined;
    const response = await fetch(`${this.origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...(jar && { Cookie: jar }),
        ...(token !== undefined && method !== 'GET' && { 'X-XSRF-TOKEN': decodeURIComponent(token) }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const setCookies = response.headers.getSetCookie();
    for (const line of setCookies) this.keep(line);
    const { status, headers: received } = response;
    return { status, headers: received, text, setCookies, json: () => JSON.parse(text) as unknown };
  }

  get(path: string, options?: WireOptions): Promise<WireAnswer> {
    return this.request('GET', path, options);
  }

  /** First fetches the XSRF cookie if there is none, as the portal does. */
  async post(path: string, body?: unknown, options: WireOptions = {}): Promise<WireAnswer> {
    if (!this.cookies.has('XSRF-TOKEN')) await this.csrf();
    return this.request('POST', path, { ...options, body });
  }

  csrf(): Promise<WireAnswer> {
    return this.get('/api/csrf-cookie');
  }

  login(username = 'demo', password = 'Demo@2026', remember?: boolean): Promise<WireAnswer> {
    return this.post('/login', { username, password, ...(remember !== undefined && { remember }) });
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const equals = pair.indexOf('=');
    const [name, value] = [pair.slice(0, equals), pair.slice(equals + 1)];
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
