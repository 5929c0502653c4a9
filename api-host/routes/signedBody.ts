import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signatureFault, signatureHeaders, type SignatureFault } from '../domain/signature';

/** For the routes of one plugin: bodies come as they are, since a signature is over the raw bytes. */
export function acceptRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}

export type SignedBody = { fault: SignatureFault } | { fault: null; json: unknown };

/** The body of a call whose signature fits (docs/gateways.md); `json` is undefined where it is none. */
export function signedBody(request: FastifyRequest, secret: string, nowMs: number): SignedBody {
  const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const message = {
    timestamp: header(request, signatureHeaders.timestamp),
    signature: header(request, signatureHeaders.signature),
    rawBody,
  };
  const fault = signatureFault(secret, message, nowMs);
  return fault ? { fault } : { fault, json: parseJson(rawBody) };
}
