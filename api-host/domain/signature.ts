import { createHmac, timingSafeEqual } from 'node:crypto';

/** How the host and the outside world sign what they send each other (docs/gateways.md). */
export const signatureHeaders = { timestamp: 'x-timestamp', signature: 'x-signature' } as const;

/** A signature holds this long, and a sender's clock may be this far ahead. */
export const SIGNATURE_WINDOW_SECONDS = 300;

/** HMAC-SHA256 over `${timestamp}.${rawBody}`, in hex. `timestamp` is whole seconds since 1970. */
export function sign(secret: string, timestamp: string, rawBody: Buffer | string): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('hex');
}

/** The headers of a signed message. */
export function signedHeaders(secret: string, rawBody: string, nowMs: number): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000));
  return {
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.signature]: sign(secret, timestamp, rawBody),
  };
}

export type SignatureFault = 'missing' | 'stale' | 'wrong';

interface SignedMessage {
  timestamp: string | undefined;
  signature: string | undefined;
  rawBody: Buffer;
}

/** null when the message is the sender's and of these minutes. Compares in constant time. */
export function signatureFault(secret: string, message: SignedMessage, nowMs: number): SignatureFault | null {
  const { timestamp, signature, rawBody } = message;
  if (!timestamp || !signature || !/^[0-9]{1,12}$/.test(timestamp)) return 'missing';
  const expected = Buffer.from(sign(secret, timestamp, rawBody), 'hex');
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '', 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'wrong';
  return Math.abs(nowMs / 1000 - Number(timestamp)) > SIGNATURE_WINDOW_SECONDS ? 'stale' : null;
}
