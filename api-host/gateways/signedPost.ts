import { signedHeaders } from '../domain/signature';

/** The address to call, and the secret that signs the calls. */
export interface SignedCallee {
  url: string;
  secret: string;
}

export interface SignedCall {
  /** The same on each retry, so that the callee acts only once. */
  id: string;
  body: object;
  signal: AbortSignal;
}

/** fetch says only "fetch failed"; its cause names the refused connection, the unknown name or the expired certificate. */
function withCause(error: unknown): unknown {
  const { cause } = error as { cause?: NodeJS.ErrnoException };
  const why = cause && (cause.message || cause.code);
  return why ? new Error(why, { cause: error }) : error;
}

/** POSTs a JSON body, signed as docs/gateways.md describes. Redirects are not followed: they would leak the signature. */
export function signedPost(
  { url, secret }: SignedCallee,
  { id, body, signal }: SignedCall,
  now: Date,
): Promise<Response> {
  const rawBody = JSON.stringify(body);
  return fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': id,
      ...signedHeaders(secret, { path: new URL(url).pathname, rawBody }, now.getTime()),
    },
    body: rawBody,
    redirect: 'manual',
    signal,
  }).catch((error: unknown) => {
    throw withCause(error);
  });
}
