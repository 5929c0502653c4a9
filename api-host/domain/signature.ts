import { createHmac } from 'node:crypto';
import { sameText } from './constantTime';

/** The headers with which the host and external systems sign their messages to each other (docs/gateways.md). */
export const signatureHeaders = { timestamp: 'x-timestamp', signature: 'x-signature' } as const;

/** How long a signature is valid, and how far ahead the sender's clock may be. */
const SIGNATURE_WINDOW_SECONDS = 300;

/** The content that a signature covers. */
interface SignedContent {
  /** Whole seconds since 1970. */
  timestamp: string;
  /** The path of the receiving address, so that the signature is invalid at any other one: /api/transfer-notices/momo. */
  path: string;
  rawBody: Buffer | string;
}

/** HMAC-SHA256 over timestamp, path and body, separated by line breaks, in hex. */
export function sign(secret: string, { timestamp, path, rawBody }: SignedContent): string {
  return createHmac('sha256', secret).update(`${timestamp}\n${path}\n`).update(rawBody).digest('hex');
}

/** The headers of a signed message. */
export function signedHeaders(
  secret: string,
  content: Omit<SignedContent, 'timestamp'>,
  nowMs: number,
): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000));
  return {
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.signature]: sign(secret, { ...content, timestamp }),
  };
}

/** Whether a message's time differs too much from this host's clock. `ageSeconds` is negative if its time is ahead. */
const isStale = (ageSeconds: number): boolean => Math.abs(ageSeconds) > SIGNATURE_WINDOW_SECONDS;

export type SignatureFault = 'missing' | 'stale' | 'wrong';

interface SignedMessage {
  timestamp: string | undefined;
  signature: string | undefined;
  path: string;
  rawBody: Buffer;
}

/** Why a message's signature is refused; null if it is authentic and recent. */
export function signatureFault(secret: string, message: SignedMessage, nowMs: number): SignatureFault | null {
  const { timestamp, signature, path, rawBody } = message;
  if (!timestamp || !signature || !/^[0-9]{1,12}$/.test(timestamp)) return 'missing';
  if (!sameText(signature.toLowerCase(), sign(secret, { timestamp, path, rawBody }))) return 'wrong';
  return isStale(nowMs / 1000 - Number(timestamp)) ? 'stale' : null;
}
