import { signedHeaders } from '../domain/signature';

/** Who is called, and the secret that signs it. */
export interface SignedCallee {
  url: string;
  secret: string;
}

export interface SignedCall {
  /** The same for each repetition, so that the callee does it once. */
  id: string;
  body: object;
  signal: AbortSignal;
}

/** POSTs a JSON body, signed as docs/gateways.md says. Redirects are not followed: they would carry the signature elsewhere. */
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
  });
}
