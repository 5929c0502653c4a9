import { Cookie, CookieJar as Jar, pathMatch } from 'tough-cookie';

export type { Cookie };

/** A rule of browsers that tough-cookie does not know. */
function assertSecureIfCrossSite(header: string): void {
  const cookie = Cookie.parse(header);
  if (cookie?.sameSite === 'none' && !cookie.secure) throw new Error('SameSite=None needs Secure');
}

const nameOf = (header: string): string => header.split('=')[0]?.trim() ?? '';

/**
 * The cookies of a browser, as tough-cookie keeps, sends and shows them. Browsers are stricter: they also apply SameSite, and keep a
 * Secure cookie that an http answer would replace.
 */
export class CookieJar {
  constructor(
    private readonly jar = new Jar(undefined, {
      // Browsers accept Secure cookies over https, and from localhost.
      enforceSecureOriginOnStorage: true,
      prefixSecurity: 'strict',
    }),
  ) {}

  copy(): CookieJar {
    return new CookieJar(this.jar.cloneSync());
  }

  /** Keeps the cookie of a Set-Cookie header in an answer from `url`. Returns the reason if browsers refuse it. */
  keep(header: string, url: string): string | undefined {
    try {
      assertSecureIfCrossSite(header);
      this.jar.setCookieSync(header, url);
      return undefined;
    } catch (error) {
      return `browsers refuse the cookie ${nameOf(header)}: ${(error as Error).message}`;
    }
  }

  /** The cookies that a host's origin has set, of any path. */
  of(host: string): Cookie[] {
    return this.jar.getCookiesSync(host, { allPaths: true });
  }

  /** The Cookie header of a request; '' if there are no cookies. */
  header(url: string): string {
    return this.jar.getCookieStringSync(url);
  }

  /** document.cookie of a page. */
  readableAt(page: string): string {
    return this.jar.getCookieStringSync(page, { http: false });
  }
}

/** Whether browsers send one of the cookies with calls of a path. */
export const areSentTo = (path: string, cookies: readonly Cookie[]): boolean =>
  cookies.some((cookie) => pathMatch(path, cookie.path ?? '/'));
