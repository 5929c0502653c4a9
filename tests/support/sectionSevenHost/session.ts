import { randomBytes } from 'node:crypto';
import type { Account } from './world';

/** A browser's session. The XSRF-TOKEN cookie contains its token, and X-XSRF-TOKEN repeats it. */
export interface Session {
  id: string;
  token: string;
  account: Account | null;
}

/** Laravel Sanctum's cookie names. */
export const cookieNames = { session: 'laravel_session', xsrf: 'XSRF-TOKEN' } as const;

/** Base64, so that the cookie contains characters that must be encoded. */
const newToken = () => randomBytes(25).toString('base64');

export class Sessions {
  private readonly byId = new Map<string, Session>();

  open(account: Account | null = null): Session {
    const session = { id: randomBytes(12).toString('hex'), token: newToken(), account };
    this.byId.set(session.id, session);
    return session;
  }

  find(id: string | undefined): Session | undefined {
    return id === undefined ? undefined : this.byId.get(id);
  }

  /** Makes every token stale: the next call of every browser gets 419. */
  expireTokens(): void {
    for (const session of this.byId.values()) session.token = newToken();
  }

  /** Signs everybody out. */
  end(): void {
    for (const session of this.byId.values()) session.account = null;
  }
}

/** The cookies of a session as Set-Cookie values. `domain`: shared with the portal's host, if that is another one. */
export function setCookies({ id, token }: Session, domain: string | null): string[] {
  const scope = `Path=/; SameSite=Lax${domain ? `; Domain=${domain}` : ''}`;
  return [
    `${cookieNames.session}=${id}; HttpOnly; ${scope}`,
    `${cookieNames.xsrf}=${encodeURIComponent(token)}; ${scope}`,
  ];
}
