import type { FieldErrors } from '@portal/contract';
import { checkPayload } from '@portal/contract/rules';

/** What the host may answer as an error: contract's ErrorBody or RechargeErrorBody. */
export interface ProblemBody {
  statusCode?: number;
  errorCode?: string;
  message: string;
  errors?: FieldErrors;
}

/** An error that is shown to the caller. It may be thrown anywhere below a route; plugins/errorHandler.ts sends it. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';

  constructor(
    readonly status: number,
    readonly body: ProblemBody,
    readonly headers: Record<string, string> = {},
  ) {
    super(body.message);
  }
}

/** A problem with contract's ErrorBody: `{statusCode, message, errors?}`. */
export function problem(status: number, message: string, errors?: FieldErrors): HttpProblem {
  return new HttpProblem(status, { statusCode: status, message, ...(errors && { errors }) });
}

export const INVALID_PAYLOAD_MESSAGE = 'Dữ liệu gửi lên chưa hợp lệ, hãy kiểm tra lại.';

/** 422 with the errors of form fields. */
export const invalidFields = (errors: FieldErrors): HttpProblem =>
  problem(422, INVALID_PAYLOAD_MESSAGE, errors);

/** 429 with Retry-After, in whole seconds. */
export function tooManyRequests(retryAfter: number): HttpProblem {
  const message = `Bạn đã thử quá nhiều lần, hãy thử lại sau ${Math.max(1, Math.ceil(retryAfter / 60))} phút.`;
  return new HttpProblem(
    429,
    { statusCode: 429, message },
    { 'Retry-After': String(Math.max(1, Math.ceil(retryAfter))) },
  );
}

type Schema = Parameters<typeof checkPayload>[0];

/** The body, parsed by its schema. Throws 422 with the field errors (VAL-3); unknown keys are reported under the key ''. */
export function parseBody<S extends Schema>(schema: S, body: unknown) {
  const checked = checkPayload(schema, body);
  if (!checked.ok) throw problem(422, INVALID_PAYLOAD_MESSAGE, checked.errors);
  return checked.value;
}
