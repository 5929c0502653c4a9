import type { IncomingMessage, ServerResponse } from 'node:http';

/** The headers of requirements §7 and of JSON, which a cross-origin host has to allow. */
const sectionSeven = ['X-Requested-With', 'X-XSRF-TOKEN', 'Content-Type', 'Accept'];

export interface CorsRules {
  /** The only origin that may call, with credentials. */
  origin: string;
  /** Whether the recharge's own header is allowed, one of our additions; the docs ask for it, but a host may not know it. */
  allowsIdempotencyKey: boolean;
}

const allowedHeaders = ({ allowsIdempotencyKey }: CorsRules): string[] =>
  allowsIdempotencyKey ? [...sectionSeven, 'Idempotency-Key'] : sectionSeven;

export function writeCors(response: ServerResponse, rules: CorsRules): void {
  response.setHeader('Access-Control-Allow-Origin', rules.origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Vary', 'Origin');
}

export const isPreflight = ({ method }: IncomingMessage): boolean => method === 'OPTIONS';

/** Answers a preflight; returns true if the request was one. */
export function answerPreflight(
  request: IncomingMessage,
  response: ServerResponse,
  rules: CorsRules,
): boolean {
  if (!isPreflight(request)) return false;
  writeCors(response, rules);
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH',
    'Access-Control-Allow-Headers': allowedHeaders(rules).join(', '),
  });
  response.end();
  return true;
}
