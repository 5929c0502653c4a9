import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie for all paths of this host that is not sent with other sites' posts. */
interface HostCookie {
  name: string;
  value: string;
  secure: boolean;
  httpOnly: boolean;
  /** Seconds; 0 removes the cookie; undefined: a session cookie, which ends with the browser. */
  maxAge: number | undefined;
}

/** The value of a cookie. Where the name occurs twice the first counts, since browsers send the most specific one first. */
export const readCookie = ({ headers }: FastifyRequest, name: string): string | undefined =>
  headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[name];

export function setCookie(reply: FastifyReply, { maxAge, ...cookie }: HostCookie): void {
  const lifetime = maxAge === undefined ? {} : { maxAge };
  reply.header('Set-Cookie', stringifySetCookie({ ...cookie, ...lifetime, path: '/', sameSite: 'lax' }));
}
