import type { ErrorBody, RechargeErrorBody } from '../errors';
import { rechargeErrorCodes } from '../names';
import { objectOf, oneOfOrOther, orAbsent, text, wholeNumber, type Schema, type SchemaOf } from './schema';

const fieldErrors: SchemaOf<Record<string, string[]>> = {
  type: 'object',
  additionalProperties: { type: 'array', items: { type: 'string' } },
  description:
    'Field name → messages. The portal shows them under the field, or above the form if it lacks it.',
};

const errors = orAbsent(fieldErrors, 'Only the message is shown, above the form.');
const message = text('Shown to the player as it is, so Vietnamese.');

/** The error bodies of requirements §3. */
export const errorSchemas = {
  ErrorBody: objectOf<ErrorBody>({
    statusCode: orAbsent(wholeNumber('The HTTP status again.'), 'The HTTP status alone counts.'),
    message,
    errors,
  }),
  RechargeErrorBody: objectOf<RechargeErrorBody>({
    errorCode: oneOfOrOther(rechargeErrorCodes, 'What was refused, by a stable name.'),
    message,
    errors,
  }),
} as const;

const reference = (name: keyof typeof errorSchemas): Schema => ({ $ref: `#/components/schemas/${name}` });

const retryAfter = {
  'Retry-After': {
    description: 'Whole seconds. The portal tells the player how long to wait; without it, to wait a while.',
    schema: { type: 'integer', minimum: 1 } satisfies Schema,
  },
};

const jsonOf = (name: keyof typeof errorSchemas) => ({ 'application/json': { schema: reference(name) } });

export const errorBody = jsonOf('ErrorBody');
export const rechargeErrorBody = jsonOf('RechargeErrorBody');

/** Refusals that mean the same for every call, by their names in the document. */
export const errorResponses = {
  Unauthorised: {
    description: 'Nobody is signed in. The portal forgets the player and goes to /login.',
    content: errorBody,
  },
  CsrfMismatch: {
    description:
      'X-XSRF-TOKEN is missing, wrong or outdated. The portal fetches GET /api/csrf-cookie and sends the very same request once more.',
    content: errorBody,
  },
  Conflict: {
    description:
      'This Idempotency-Key was used with another payload, or the price is not `expectedCoins` any more (PRICE_CHANGED). Nothing was done.',
    content: rechargeErrorBody,
  },
  TooManyRequests: {
    description: 'Too many tries. The portal shows how long to wait.',
    headers: retryAfter,
    content: errorBody,
  },
  Unavailable: {
    description: 'The host is busy or stopping; the same request may be sent again later.',
    headers: retryAfter,
    content: errorBody,
  },
  NotOffered: {
    description:
      'This host does not have the call. 404, 405, 501, a page of HTML or an answer without CORS headers mean the same.',
  },
  Unexpected: {
    description: 'Any other refusal. The portal shows `message`; without a JSON body, a sentence of its own.',
    content: errorBody,
  },
} as const;
