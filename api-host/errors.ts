import { roundedWait, type Channel, type FieldErrors } from '@portal/contract';
import { checkPayload } from '@portal/contract/rules';

/** The body of an error response: contract's ErrorBody or RechargeErrorBody. */
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

/** 422 with errors of form fields. The message says no more than they do: a form that shows them all need not show it too (API-5). */
export const invalidFields = (errors: FieldErrors): HttpProblem =>
  problem(422, [...new Set(Object.values(errors).flat())].join('\n'), errors);

const TOO_MANY = 429;
const secondsOf = (retryAfter: number): string => String(Math.max(1, Math.ceil(retryAfter)));
const units = { seconds: 'giây', minutes: 'phút', hours: 'giờ' } as const;

function laterOf(retryAfter: number): string {
  const parts = roundedWait(retryAfter).map(({ amount, unit }) => `${amount} ${units[unit]}`);
  return `thử lại sau ${parts.join(' ')}`;
}

/**
 * Asks for the same form again, with a solved bot check or later: an error under `gReCaptchaToken` says so (SAFE-7). `status`: 429
 * beyond a limit, 503 if the host is busy.
 */
export function botCheckAsked(status: 429 | 503, retryAfter: number): HttpProblem {
  const message = `Hiện có quá nhiều lượt thử: hãy hoàn tất bước kiểm tra chống bot, hoặc ${laterOf(retryAfter)}.`;
  return new HttpProblem(
    status,
    { statusCode: status, message, errors: { gReCaptchaToken: [message] } },
    { 'Retry-After': secondsOf(retryAfter) },
  );
}

/** 429 with Retry-After, in whole seconds. */
export const tooManyRequests = (retryAfter: number): HttpProblem =>
  new HttpProblem(
    TOO_MANY,
    { statusCode: TOO_MANY, message: `Bạn đã thử quá nhiều lần, hãy ${laterOf(retryAfter)}.` },
    { 'Retry-After': secondsOf(retryAfter) },
  );

const noGateway: Record<Channel, string> = {
  sms: 'Hiện chưa gửi được tin nhắn SMS, xin thử lại sau.',
  email: 'Hiện chưa gửi được email, xin thử lại sau.',
};

/** 503 if no gateway is configured for the message that the call needs to send (SAFE-11). */
export const cannotSend = (channel: Channel): HttpProblem =>
  new HttpProblem(503, { statusCode: 503, message: noGateway[channel] }, { 'Retry-After': '300' });

const BUSY = 'Máy chủ đang bận, xin thử lại sau ít phút.';
const BUSY_SECONDS = 5;

/** 503 with Retry-After: the host or its database can't answer at the moment (OPS-1). */
export const busy = (): HttpProblem =>
  new HttpProblem(503, { statusCode: 503, message: BUSY }, { 'Retry-After': secondsOf(BUSY_SECONDS) });

type Schema = Parameters<typeof checkPayload>[0];

const NOT_STORABLE = 'Giá trị không hợp lệ';

/** Parses the body by its schema. Throws 422 with the field errors (VAL-3); unknown keys are reported under the key ''. */
export function parseBody<S extends Schema>(schema: S, body: unknown) {
  const checked = checkPayload(schema, body);
  if (!checked.ok) throw invalidFields(checked.errors);
  // PostgreSQL stores and compares no text with a NUL. A username with one gets the same answer as any unknown one (LOGIN-3).
  const broken = Object.entries(checked.value).filter(
    ([field, value]) => field !== 'username' && typeof value === 'string' && value.includes('\0'),
  );
  if (broken.length > 0)
    throw invalidFields(Object.fromEntries(broken.map(([field]) => [field, [NOT_STORABLE]])));
  return checked.value;
}
