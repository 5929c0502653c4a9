import { createHash } from 'node:crypto';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An Idempotency-Key as clients send it: a UUID. */
export const isIdempotencyKey = (value: unknown): value is string =>
  typeof value === 'string' && uuid.test(value);

/** SHA-256 over a call and its payload. The same key with another hash is a conflict. */
export const operationHash = (...parts: readonly (string | number)[]): Buffer =>
  createHash('sha256').update(parts.join('\n')).digest();
