import { hash, randomBytes } from 'node:crypto';

/** The cookie of a browser that an account's owner has used: 256 random bits, of which the database knows only the hash. */
export const newBrowserToken = (): string => randomBytes(32).toString('base64url');

/** The hash of a browser's cookie; null where it cannot be one of ours. */
export const hashOfBrowserToken = (token: string | undefined): Buffer | null =>
  token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? hash('sha256', token, 'buffer') : null;
