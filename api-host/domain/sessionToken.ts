import { createHmac, hash, randomBytes } from 'node:crypto';

/** A new session cookie: 256 random bits. The database stores only its hash (architecture §5 "Session"). */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** Whether a cookie may be one of ours: 32 bytes in base64url. */
export const isSessionToken = (value: string | undefined): value is string =>
  value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value);

/** SHA-256 is enough here: the token is 256 random bits, so a dictionary attack cannot find it. */
export const hashOfToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** The XSRF token of a session: it can only be made with the key, and is valid for no other session. */
export const xsrfTokenOf = (sessionToken: string, key: Buffer): string =>
  createHmac('sha256', key).update(`xsrf.${sessionToken}`).digest('base64url');
