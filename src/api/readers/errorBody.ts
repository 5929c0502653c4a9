import type { FieldErrors } from '@portal/contract';
import type { HostErrorBody } from '../portalError';
import { isStandardPhrase } from '../standardPhrase';
import { fieldsOf, readNumber, readText } from './json';

const messagesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(readText).filter((message) => message !== null);

/** Messages by field. Those of a host that sends a text or a list instead belong to no field of a form, which shows them above it. */
function readErrors(json: unknown): FieldErrors | null {
  const errors = Object.entries(typeof json === 'string' ? [json] : (json ?? {}))
    .map(([field, value]) => [field, messagesOf(value)] as const)
    .filter(([, messages]) => messages.length > 0);
  return errors.length > 0 ? Object.fromEntries(errors) : null;
}

/**
 * The error body of requirements §3: of a refusal, or of the 200 response of POST /api/recharge/game and POST /api/account-zones, which
 * may still be a refusal (GAME-6, MIG-4). Error codes are converted to text; the code 0 and empty `errors` mean that there is no error.
 */
export function readErrorBody(json: unknown): HostErrorBody {
  const fields = fieldsOf(json);
  const statusCode = readNumber(fields['statusCode']);
  const errorCode = readText(fields['errorCode']);
  const messages = messagesOf(fields['message']).filter((message) => !isStandardPhrase(message));
  const errors = readErrors(fields['errors']);
  return {
    ...(statusCode !== null && { statusCode }),
    ...(errorCode !== null && Number(errorCode) !== 0 && { errorCode }),
    ...(messages.length > 0 && { message: messages.join('\n') }),
    ...(errors && { errors }),
  };
}

/** Whether the JSON is such a body. That of a gateway has none of its fields. */
export const isErrorBody = (json: unknown): boolean => {
  const { statusCode, errorCode, message, errors } = fieldsOf(json);
  return [statusCode, errorCode, message, errors].some((value) => (value ?? null) !== null);
};
