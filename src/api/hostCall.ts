import { limits, wireNames, type Method } from '@portal/contract';
import { errorOfAnswer, plainError, type PortalError } from './portalError';
import { queryString, type QueryValue } from './queryString';
import { readXsrfToken } from './xsrfCookie';

export interface HostRequest {
  url: string;
  method?: Method;
  /** Sent as JSON. */
  body?: object;
  params?: Readonly<Record<string, QueryValue>>;
  /** One for each operation of the player (architecture §4). */
  idempotencyKey?: string;
}

const TIMED_OUT = 'timed out';

/** While the portal shows another moment of itself, calls wait here, and so do their answers (docs/decisions/0051). */
export const requestGate: { blockedUntil: Promise<void> | null } = { blockedUntil: null };

export type HostAnswer = { data: unknown } | { error: PortalError };

function headersOf({ method = 'GET', body, idempotencyKey }: HostRequest): Record<string, string> {
  const token = method === 'GET' ? null : readXsrfToken();
  return {
    Accept: 'application/json',
    [wireNames.requestedWith]: 'XMLHttpRequest',
    ...(body && { 'Content-Type': 'application/json' }),
    ...(token !== null && { [wireNames.xsrfHeader]: token }),
    ...(idempotencyKey !== undefined && { [wireNames.idempotencyKey]: idempotencyKey }),
  };
}

type Parsed = { json: unknown } | null;

/** The body as JSON: `undefined` when empty, null when it is anything else, such as a proxy's HTML page. */
async function parse(response: Response): Promise<Parsed> {
  const text = await response.text();
  if (text.trim() === '') return { json: undefined };
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

async function answerOf(response: Response): Promise<HostAnswer> {
  const parsed = await parse(response);
  const { status } = response;
  if (response.ok) return parsed ? { data: parsed.json ?? null } : { error: plainError('html', status) };
  // A refusal whose page isn't JSON still has a status that means something, but for 4xx nothing to show.
  if (!parsed && status < 500 && status !== 419 && status !== 429 && status !== 401)
    return { error: plainError('html', status) };
  return { error: errorOfAnswer(status, parsed?.json, response.headers.get('Retry-After')) };
}

async function exchange(apiHost: string, request: HostRequest, signal: AbortSignal): Promise<HostAnswer> {
  const { url, method = 'GET', body, params = {} } = request;
  const response = await fetch(`${apiHost}${url}${queryString(params)}`, {
    method,
    credentials: 'include',
    headers: headersOf(request),
    signal,
    ...(body && { body: JSON.stringify(body) }),
  });
  return answerOf(response);
}

/** Rejects when the signal aborts, also while a body that never ends is being read. */
const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });

/**
 * One request to the API host (API-1, API-6): credentials, JSON, 5000 ms from start to the last byte. Never throws;
 * whatever goes wrong is one PortalError. `signal` aborts it from outside.
 */
export async function hostCall(
  apiHost: string,
  request: HostRequest,
  signal: AbortSignal,
): Promise<HostAnswer> {
  await requestGate.blockedUntil;
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(() => controller.abort(TIMED_OUT), limits.apiTimeoutMs);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  try {
    const answer = await Promise.race([
      exchange(apiHost, request, controller.signal),
      whenAborted(controller.signal),
    ]);
    await requestGate.blockedUntil;
    return answer;
  } catch {
    if (controller.signal.reason === TIMED_OUT) return { error: plainError('timeout') };
    return { error: plainError(signal.aborted ? 'aborted' : 'offline') };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
