import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from '../errors';
import { signatureFault, signatureHeaders, type SignatureFault } from '../domain/signature';
import type { SenderSecrets } from '../settingValues';

/** Leaves the bodies of one plugin's routes unparsed, since a signature covers the raw bytes. */
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

/** The raw bytes of a call's body and the JSON in them; `json` is undefined if they are not JSON. */
export function rawBodyOf({ body }: FastifyRequest): { rawBody: Buffer; json: unknown } {
  const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  return { rawBody, json: parseJson(rawBody) };
}

/** `seconds`: by how much the message is older than this host's clock says, negative if it is from its future. */
type SignedBody =
  | { fault: Exclude<SignatureFault, 'stale'> }
  | { fault: 'stale'; seconds: number }
  | { fault: null; json: unknown };

/** The sender's secrets, at least one, and the path that its signature must cover. */
interface Sender {
  secrets: SenderSecrets;
  path: string;
}

/** The body of a call, or what is wrong with its signature (docs/gateways.md); `json` is undefined if the body is not JSON. */
export function signedBody(request: FastifyRequest, { secrets, path }: Sender, nowMs: number): SignedBody {
  const { rawBody, json } = rawBodyOf(request);
  const message = {
    timestamp: header(request, signatureHeaders.timestamp),
    signature: header(request, signatureHeaders.signature),
    path,
    rawBody,
  };
  // All are compared, so that the duration does not tell which one it was.
  const faults = secrets.map((secret) => signatureFault(secret, message, nowMs));
  const fault = faults.find((found) => found !== 'wrong');
  if (fault === 'stale') return { fault, seconds: Math.round(nowMs / 1000 - Number(message.timestamp)) };
  return fault === null ? { fault, json } : { fault: fault ?? 'wrong' };
}

/**
 * Refuses an authentic message whose time differs too much from this host's. One of the clocks is wrong, maybe this host's, so the sender
 * is to repeat the message, freshly signed, as for any answer but the documented ones.
 */
export const clocksDiffer = (): HttpProblem => {
  const message = 'The clocks of sender and receiver differ: send it again, freshly signed.';
  return new HttpProblem(503, { statusCode: 503, message }, { 'Retry-After': '60' });
};
