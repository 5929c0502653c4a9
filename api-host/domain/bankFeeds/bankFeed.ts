import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A feed's call as it arrived. */
interface FeedCall {
  headers: IncomingHttpHeaders;
  rawBody: Buffer;
  /** The body as JSON; undefined where it is none. */
  json: unknown;
  nowMs: number;
}

/** A transfer that a feed reports. What a transfer must be, readNotice decides. */
export interface FeedTransfer {
  /** The feed's own id, always the same for the same transfer. */
  id: unknown;
  /** The accounts that it may have come in on, such as the account and its virtual one. */
  accounts: readonly unknown[];
  /** VND. */
  amount: unknown;
  content: unknown;
}

/** A service that watches bank accounts and reports transfers in its own way (OPS-4, docs/gateways.md). */
export interface BankFeed {
  /** Whether the call comes from the feed. */
  isAuthentic(call: FeedCall, secret: string): boolean;
  /** The transfer that came in; 'nothing': the call reports none, such as a trial call or an outgoing transfer. */
  read(json: unknown): FeedTransfer | 'nothing';
}

/** The answer that every feed takes for "got it"; anything else makes it send the same again. */
export const FEED_ANSWER = { success: true } as const;

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** Compares in constant time. */
export function sameSecret(given: string, expected: string): boolean {
  // Of one length whatever was given.
  const digest = (text: string) => createHmac('sha256', 'comparison').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

export const hmacHex = (algorithm: 'sha256' | 'sha512', secret: string, message: string): string =>
  createHmac(algorithm, secret).update(message).digest('hex');

export const headerOf = ({ headers }: FeedCall, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};
