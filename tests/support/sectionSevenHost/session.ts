import { randomBytes } from 'node:crypto';
import type { Account } from './world';

/** A browser's session. Its token is what the XSRF-TOKEN cookie carries and X-XSRF-TOKEN repeats. */
export interface Session {
  id: string;
  token: string;
  account: Account | null;
}

/** The names that Laravel Sanctum gives its cookies. */
export const cookieNames = { session: 'laravel_session', xsrf: 'XSRF-TOKEN' } as const;

/** Base64, so that the cookie has signs that are encoded in it. */
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

  /** Every token becomes stale: the next call of every browser is answered 419. */
  expireTokens(): void {
    for (const session of this.byId.values()) session.token = newToken();
  }

  /** Everybody is signed out. */
  end(): void {
    for (const session of this.byId.values()) session.account = null;
  }
}

/** The cookies of a session as Set-Cookie has them. `domain`: shared with the portal's host, where that is another one. */
export function setCookies({ id, token }: Session, domain: string | null): string[] {
  const scope = `Path=/; SameSite=Lax${domain ? `; Domain=${domain}` : ''}`;
  return [
    `${cookieNames.session}=${id}; HttpOnly; ${scope}`,
    `${cookieNames.xsrf}=${encodeURIComponent(token)}; ${scope}`,
  ];
}
