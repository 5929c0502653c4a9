import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The session's cookie is 256 random bits; the database knows only its hash (architecture §5 "Session"). */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** Whether a cookie may be one of ours: 32 bytes in base64url. */
export const isSessionToken = (value: string | undefined): value is string =>
  value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value);

/** SHA-256 is enough here: the token has 256 bits of its own, nothing can be guessed from a list. */
export const hashOfToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** The XSRF token of a session: only who holds the key can make it, and it fits no other session. */
export const xsrfTokenOf = (sessionToken: string, key: Buffer): string =>
  createHmac('sha256', key).update(`xsrf.${sessionToken}`).digest('base64url');

/** Compares two texts in constant time. */
export function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
