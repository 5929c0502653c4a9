import type { ErrorBody, FieldErrors, RechargeErrorBody } from '@portal/contract';

/** A response of the host: JSON, a text of another type, or no body. */
export interface Answer {
  status: number;
  json?: unknown;
  text?: { type: string; body: string };
  headers?: Record<string, string>;
}

export const ok = (json: unknown): Answer => ({ status: 200, json });

/** 204, like Laravel's response()->noContent(). */
export const done: Answer = { status: 204 };

export const refusal = (status: number, body: Partial<ErrorBody & RechargeErrorBody>): Answer => ({
  status,
  json: body,
});

/** 422, in the format of Laravel's validator. */
export const invalid = (errors: Record<string, string>): Answer => {
  const [message = ''] = Object.values(errors);
  const lists = Object.entries(errors).map(([field, text]) => [field, [text]]);
  return refusal(422, { message, errors: Object.fromEntries(lists) as FieldErrors });
};

/** An HTML page: from a proxy, or the portal's own if a server sends it for every path. */
export const htmlPage = (status = 200): Answer => ({
  status,
  text: { type: 'text/html; charset=utf-8', body: '<!doctype html><h1>Not Found</h1>' },
});
