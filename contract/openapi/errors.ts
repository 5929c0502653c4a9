import type { ErrorBody, RechargeErrorBody } from '../errors';
import { rechargeErrorCodes } from '../names';
import { objectOf, oneOfOrOther, orAbsent, text, wholeNumber, type Schema, type SchemaOf } from './schema';

const fieldErrors: SchemaOf<Record<string, string[]>> = {
  type: 'object',
  additionalProperties: { type: 'array', items: { type: 'string' } },
  description:
    'Messages by field name. The portal shows them under the field, or above the form if the form lacks the field.',
};

const errors = orAbsent(fieldErrors, 'The portal shows only `message`, above the form.');
const message = text('Shown to the player unchanged, so it should be in Vietnamese.');

/** The error bodies of requirements §3. */
export const errorSchemas = {
  ErrorBody: objectOf<ErrorBody>({
    statusCode: orAbsent(wholeNumber('The HTTP status, repeated.'), 'Only the HTTP status counts.'),
    message,
    errors,
  }),
  RechargeErrorBody: objectOf<RechargeErrorBody>({
    errorCode: oneOfOrOther(rechargeErrorCodes, 'The reason for the refusal, as a stable name.'),
    message,
    errors,
  }),
} as const;

const reference = (name: keyof typeof errorSchemas): Schema => ({ $ref: `#/components/schemas/${name}` });

const retryAfter = {
  'Retry-After': {
    description:
      'Whole seconds. The portal tells the player how long to wait; without the header, it asks them to wait a while.',
    schema: { type: 'integer', minimum: 1 } satisfies Schema,
  },
};

const jsonOf = (name: keyof typeof errorSchemas) => ({ 'application/json': { schema: reference(name) } });

export const errorBody = jsonOf('ErrorBody');
export const rechargeErrorBody = jsonOf('RechargeErrorBody');

/** Refusals that mean the same for every call, by their names in the document. */
export const errorResponses = {
  Unauthorised: {
    description: "Nobody is signed in. The portal clears the player's data and redirects to /login.",
    content: errorBody,
  },
  CsrfMismatch: {
    description:
      'X-XSRF-TOKEN is missing, wrong or expired. The portal calls GET /api/csrf-cookie and repeats the same request once.',
    content: errorBody,
  },
  Conflict: {
    description:
      'This Idempotency-Key was used with another payload, or the price no longer matches `expectedCoins` (PRICE_CHANGED). Nothing was charged or moved.',
    content: rechargeErrorBody,
  },
  TooManyRequests: {
    description: 'Too many attempts. The portal shows how long to wait.',
    headers: retryAfter,
    content: errorBody,
  },
  Unavailable: {
    description: 'The host is overloaded or shutting down. The same request may be sent again later.',
    headers: retryAfter,
    content: errorBody,
  },
  NotOffered: {
    description:
      'The host does not implement this call. 404, 405, 501, an HTML page and a response without CORS headers all mean this.',
  },
  Unexpected: {
    description:
      'Any other error. The portal shows `message`, or its own text if the response has no JSON body.',
    content: errorBody,
  },
} as const;
