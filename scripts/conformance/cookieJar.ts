/** A cookie as set by a host. */
export interface Cookie {
  name: string;
  value: string;
  httpOnly: boolean;
  secure: boolean;
  /** Without the leading dot; null for a cookie of only the host that set it. */
  domain: string | null;
  expired: boolean;
}

/** Reads a Set-Cookie header. */
export function parseSetCookie(header: string): Cookie {
  const [pair = '', ...rest] = header.split(';').map((part) => part.trim());
  const equals = pair.indexOf('=');
  const attributes = new Map(
    rest.map((attribute) => {
      const [name = '', ...text] = attribute.split('=');
      return [name.toLowerCase(), text.join('=')];
    }),
  );
  const expires = Date.parse(attributes.get('expires') ?? '');
  const maxAge = attributes.get('max-age');
  return {
    name: pair.slice(0, equals),
    value: pair.slice(equals + 1),
    httpOnly: attributes.has('httponly'),
    secure: attributes.has('secure'),
    domain: attributes.get('domain')?.replace(/^\./, '').toLowerCase() ?? null,
    expired: maxAge === undefined ? expires < Date.now() : Number(maxAge) <= 0,
  };
}

/** The cookies of one host, as a browser stores them. */
export class CookieJar {
  private readonly cookies = new Map<string, Cookie>();

  keep(cookie: Cookie): void {
    if (cookie.expired) this.cookies.delete(cookie.name);
    else this.cookies.set(cookie.name, cookie);
  }

  get(name: string): Cookie | undefined {
    return this.cookies.get(name);
  }

  all(): Cookie[] {
    return [...this.cookies.values()];
  }

  /** The Cookie header; '' if there are no cookies. */
  header(): string {
    return this.all()
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  /** document.cookie of a page on `pageHost` for cookies set by `apiHost` (host names without ports). */
  readableAt(pageHost: string, apiHost: string): string {
    return this.all()
      .filter(({ httpOnly, domain }) => {
        if (httpOnly) return false;
        return domain === null
          ? pageHost === apiHost
          : pageHost === domain || pageHost.endsWith(`.${domain}`);
      })
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }
}
