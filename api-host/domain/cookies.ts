/** The two things this host does with cookies. Their values are base64url, so nothing needs escaping. */

export interface CookieAttributes {
  /** Seconds; 0 removes the cookie; without it the cookie ends with the browser. */
  maxAge?: number;
  secure: boolean;
  httpOnly: boolean;
}

/** A cookie's value in a Cookie header; the first one where the name stands twice, as browsers send the most specific first. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (let start = 0; start < header.length;) {
    const semicolon = header.indexOf(';', start);
    const end = semicolon === -1 ? header.length : semicolon;
    while (header[start] === ' ') start += 1;
    if (header.startsWith(name, start) && header[start + name.length] === '=')
      return header.slice(start + name.length + 1, end).trimEnd();
    start = end + 1;
  }
  return undefined;
}

/** A Set-Cookie header for the whole host, kept from other sites' posts. */
export function writeCookie(
  name: string,
  value: string,
  { maxAge, secure, httpOnly }: CookieAttributes,
): string {
  const lasting = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${name}=${value}; Path=/${lasting}${httpOnly ? '; HttpOnly' : ''}${secure ? '; Secure' : ''}; SameSite=Lax`;
}
