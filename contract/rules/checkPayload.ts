import type { InferType, ObjectSchema } from 'yup';
import type { FieldErrors } from '../errors';
import { ValidationError } from './library';

export type Checked<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors };

type AnyObjectSchema = ObjectSchema<Record<string, never>> | ObjectSchema<object>;

const NOT_AN_OBJECT = 'Dữ liệu gửi lên không hợp lệ';

/** No stack traces: a broken rule is an expected result, and forms validate on every key press. */
const validateOptions = { strict: true, abortEarly: false, disableStackTrace: true } as const;

function fieldErrorsOf(error: ValidationError): FieldErrors {
  const single = error.inner.length > 0 ? error.inner : [error];
  const errors: FieldErrors = {};
  for (const { path, message } of single) errors[path ?? ''] ??= [message];
  return errors;
}

/**
 * Validates a payload without coercing it, in the portal and in the host alike (VAL-3). Each field reports the first rule that it
 * breaks. Unknown keys are reported under the key ''.
 */
export function checkPayload<Schema extends AnyObjectSchema>(
  schema: Schema,
  body: unknown,
): Checked<InferType<Schema>> {
  if (typeof (body ?? {}) !== 'object' || Array.isArray(body))
    return { ok: false, errors: { '': [NOT_AN_OBJECT] } };
  try {
    const strict = schema.noUnknown(true, ({ unknown }) => `Trường không được hỗ trợ: ${String(unknown)}`);
    const value: unknown = strict.validateSync(body ?? {}, validateOptions);
    return { ok: true, value: value as InferType<Schema> };
  } catch (error) {
    if (error instanceof ValidationError) return { ok: false, errors: fieldErrorsOf(error) };
    throw error;
  }
}
