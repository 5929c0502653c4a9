import type { Method } from '../paths';
import { errorBody, rechargeErrorBody } from './errors';
import type { AdditionalOperation, Operation } from './operation';

export const refer = (section: 'responses' | 'parameters', name: string) => ({
  $ref: `#/components/${section}/${name}`,
});

export const changesSomething = (method: Method): boolean => method !== 'GET';

function successOf({ answer, cookies }: Operation) {
  const headers = cookies !== undefined && {
    headers: { 'Set-Cookie': { description: cookies, schema: { type: 'string' } } },
  };
  if (!answer)
    return {
      '2XX': { description: 'Success. The portal does not read the body; 204 is usual.', ...headers },
    };
  const { schema, description: meaning = 'Success.', mediaType = 'application/json' } = answer;
  return { 200: { description: meaning, ...headers, content: { [mediaType]: { schema } } } };
}

function refusalsOf(method: Method, operation: Operation | AdditionalOperation) {
  const { who, payload, refusals = {}, idempotent } = operation;
  const body = idempotent ? rechargeErrorBody : errorBody;
  const worded = {
    ...(payload && { 422: 'The payload is invalid. The portal shows each error under its field.' }),
    ...(idempotent && { 422: 'The operation was refused; nothing was charged or moved.' }),
    ...refusals,
  };
  return {
    ...(who === 'player' && { 401: refer('responses', 'Unauthorised') }),
    ...('whenAbsent' in operation && {
      404: refer('responses', 'NotOffered'),
      405: refer('responses', 'NotOffered'),
      501: refer('responses', 'NotOffered'),
    }),
    ...(idempotent && { 409: refer('responses', 'Conflict') }),
    ...(changesSomething(method) && { 419: refer('responses', 'CsrfMismatch') }),
    ...Object.fromEntries(
      Object.entries(worded).map(([status, meaning]) => [status, { description: meaning, content: body }]),
    ),
    429: refer('responses', 'TooManyRequests'),
    503: refer('responses', 'Unavailable'),
    default: refer('responses', 'Unexpected'),
  };
}

/** The responses of a call by status. */
export const responsesOf = (method: Method, operation: Operation | AdditionalOperation) => ({
  ...successOf(operation),
  ...refusalsOf(method, operation),
});
