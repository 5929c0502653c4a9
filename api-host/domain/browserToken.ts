import { hash, randomBytes } from 'node:crypto';

/** A new cookie for a browser that an account's owner has used: 256 random bits. The database stores only its hash. */
export const newBrowserToken = (): string => randomBytes(32).toString('base64url');

/** The hash of a browser's cookie; null if the cookie cannot be one of ours. */
export const hashOfBrowserToken = (token: string | undefined): Buffer | null =>
  token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? hash('sha256', token, 'buffer') : null;
