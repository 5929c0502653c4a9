import { fetchBaseQuery, type BaseQueryApi } from '@reduxjs/toolkit/query';
import { limits, wireNames, type Method } from '@portal/contract';
import { callHeaders, requestGate } from './earlyCall';
import { errorOfAnswer } from './errorOfAnswer';
import { isTextAnswer, isTextRefusal } from './isTextAnswer';
import { plainError, type PortalError } from './portalError';
import { queryString, type QueryValue } from './queryString';
import { readXsrfToken } from './xsrfCookie';

export interface HostRequest {
  url: string;
  method?: Method;
  /** Sent as JSON. */
  body?: object;
  params?: Readonly<Record<string, QueryValue>>;
  /** One key for each operation of the player (architecture §4). */
  idempotencyKey?: string;
  /** Nobody reads the answer of this GET. */
  unread?: true;
}

/** Metadata of a call, besides its answer. */
export interface CallMeta {
  /** The id under which the host logs the call. */
  requestId?: string;
}

export type HostAnswer = ({ data: unknown } | { error: PortalError }) & { meta?: CallMeta };

function headersOf({ method = 'GET', body, idempotencyKey }: HostRequest): Record<string, string> {
  const token = method === 'GET' ? null : readXsrfToken();
  return {
    ...callHeaders,
    ...(body && { 'Content-Type': 'application/json' }),
    ...(token !== null && { [wireNames.xsrfHeader]: token }),
    ...(idempotencyKey !== undefined && { [wireNames.idempotencyKey]: idempotencyKey }),
  };
}

type Parsed = { json: unknown } | { text: string };

/** The body as JSON; `undefined` if it is empty; text if it is anything else, such as a proxy's HTML page. */
export async function parse(response: Response): Promise<Parsed> {
  const text = await response.text();
  if (text.trim() === '') return { json: undefined };
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return { text };
  }
}

const request = fetchBaseQuery({
  credentials: 'include',
  // A host may forget Cache-Control: a cached history hides a recharge, and a cached profile may be another player's.
  cache: 'no-store',
  paramsSerializer: queryString,
  responseHandler: parse,
  // answerOf decides what a status means.
  validateStatus: () => true,
});

/** Interprets an answer. */
export function answerOf(call: HostRequest, { ok, status, headers }: Response, parsed: Parsed): HostAnswer {
  const isJson = 'json' in parsed;
  if (ok && isJson) return { data: parsed.json ?? null };
  if (ok && !isJson && isTextAnswer(call, parsed.text, headers.get('Content-Type'))) return { data: null };
  if (ok) return { error: plainError('html', status) };
  // Without JSON, a 401, 419, 429 or 5xx still has a meaning, but any other 4xx is a refusal only if it is text.
  const hasMeaning = isJson || status >= 500 || [401, 419, 429].includes(status);
  if (!hasMeaning && !isTextRefusal(call, parsed.text)) return { error: plainError('html', status) };
  return { error: errorOfAnswer(status, isJson ? parsed.json : undefined, headers.get('Retry-After')) };
}

/** What a call needs from its caller: the signal that aborts it. */
export type CallContext = Pick<BaseQueryApi, 'signal'>;

/**
 * Sends one request to the API host (API-1, API-6): with credentials, as JSON, and with a timeout of 5000 ms until the last byte. It
 * never throws: every failure is a PortalError.
 */
export async function hostCall(
  apiHost: string,
  call: HostRequest,
  { signal }: CallContext,
): Promise<HostAnswer> {
  const { url, method = 'GET', body, params } = call;
  await requestGate.blockedUntil;
  const { data, error, meta } = await request(
    {
      url: apiHost + url,
      method,
      timeout: limits.apiTimeoutMs,
      headers: headersOf(call),
      ...(body && { body }),
      ...(params && { params }),
    },
    // fetchBaseQuery uses no other field of RTK Query's api.
    { signal } as BaseQueryApi,
    {},
  );
  await requestGate.blockedUntil;
  if (!error && meta?.response) {
    const requestId = meta.response.headers.get(wireNames.requestId);
    return {
      ...answerOf(call, meta.response, data as Parsed),
      ...(requestId !== null && { meta: { requestId } }),
    };
  }
  if (error?.status === 'TIMEOUT_ERROR') return { error: plainError('timeout') };
  return { error: plainError(signal.aborted ? 'aborted' : 'offline') };
}
