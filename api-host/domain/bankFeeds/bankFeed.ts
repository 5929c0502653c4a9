import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A feed's HTTP call as it was received. */
export interface FeedCall {
  headers: IncomingHttpHeaders;
  rawBody: Buffer;
  /** The parsed JSON body; undefined if it is not JSON. */
  json: unknown;
}

/** A transfer as a feed reports it. `readNotice` validates it. */
export interface FeedTransfer {
  /** The feed's own id, always the same for the same transfer. */
  id: unknown;
  /** The accounts that it may have been paid to, such as the account and its virtual account. */
  accounts: readonly unknown[];
  /** VND. */
  amount: unknown;
  content: unknown;
}

/** A service that watches bank accounts and reports transfers in its own format (OPS-4, docs/gateways.md). */
export interface BankFeed {
  /** Whether the call comes from the feed. */
  isAuthentic(call: FeedCall, secret: string): boolean;
  /** The incoming transfer; 'nothing' if the call reports none, such as a trial call or an outgoing transfer. */
  read(json: unknown): FeedTransfer | 'nothing';
}

/** The response that every feed accepts as an acknowledgement; after any other it sends the call again. */
export const FEED_ANSWER = { success: true } as const;

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; an empty object for any other value. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** More than any feed sends. Checking a signature takes a step of the stack for each level, so a stranger could use it up. */
const MOST_LEVELS = 20;

/** Whether the JSON is nested as little as what feeds send. */
export const isShallow = (json: unknown, levels = MOST_LEVELS): boolean =>
  typeof json !== 'object' ||
  json === null ||
  (levels > 0 && Object.values(json).every((value) => isShallow(value, levels - 1)));

export const hmacHex = (algorithm: 'sha256' | 'sha512', secret: string, message: string): string =>
  createHmac(algorithm, secret).update(message).digest('hex');

export const headerOf = ({ headers }: FeedCall, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};
