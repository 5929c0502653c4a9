import type { ActionResult, FieldErrors } from '@portal/contract';
import type { HostErrorBody } from '../portalError';
import { fieldsOf, readNumber, readText } from './json';

const messagesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(readText).filter((message) => message !== null);

function readErrors(json: unknown): FieldErrors | null {
  const errors = Object.entries(fieldsOf(json))
    .map(([field, value]) => [field, messagesOf(value)] as const)
    .filter(([, messages]) => messages.length > 0);
  return errors.length > 0 ? Object.fromEntries(errors) : null;
}

/**
 * The 200 response of POST /api/recharge/game and POST /api/account-zones, which may still be a refusal (GAME-6, MIG-4). Error codes
 * are converted to text; the code 0 and empty `errors` mean that there is no error.
 */
export function readActionResult(json: unknown): ActionResult & HostErrorBody {
  const fields = fieldsOf(json);
  const statusCode = readNumber(fields['statusCode']);
  const errorCode = readText(fields['errorCode']);
  const message = readText(fields['message']);
  const errors = readErrors(fields['errors']);
  return {
    ...(statusCode !== null && { statusCode }),
    ...(errorCode !== null && Number(errorCode) !== 0 && { errorCode }),
    ...(message !== null && { message }),
    ...(errors && { errors }),
  };
}
