import { delay, HttpResponse, type HttpHandler } from 'msw';
import { paths, type ErrorBody, type RechargeErrorBody, type User } from '@portal/contract';
import { answer, refusal } from './handlers';

type Path = (typeof paths)[keyof typeof paths];
type Method = Parameters<typeof answer>[0];

const descriptions = new WeakMap<HttpHandler, string>();

/** A description of a response made below: 'POST /recharge/game: 422 …'; undefined for one that is written out in its scene. */
export const inWords = (handler: HttpHandler): string | undefined => descriptions.get(handler);

function telling(handler: HttpHandler, method: Method, path: Path, what: string): HttpHandler {
  descriptions.set(handler, `${method.toUpperCase()} ${path}: ${what}`);
  return handler;
}

/** The call never ends: the loading state. */
export const hanging = (path: Path, method: Method = 'get'): HttpHandler =>
  telling(
    answer(method, path, () => delay('infinite')),
    method,
    path,
    'no answer yet',
  );

const NO_ANSWER = 'X-No-Answer';

/**
 * What a handler returns so that this one call ends as one that the host did not answer within the portal's 5 s, without that wait. A
 * shorter timeout of all calls would end others as well on a slow machine.
 */
export const noAnswer = () => new HttpResponse(null, { headers: { [NO_ANSWER]: '' } });

/** Makes calls answered with `noAnswer` time out. Returns a function that undoes it. */
export function endUnansweredCalls(): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (...call) => {
    const response = await fetch(...call);
    if (response.headers.has(NO_ANSWER)) throw new DOMException('signal timed out', 'TimeoutError');
    return response;
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

/** The call times out. */
export const timingOut = (path: Path, method: Method = 'get'): HttpHandler =>
  telling(answer(method, path, noAnswer), method, path, 'no answer within 5 s');

/** The connection breaks; with `once`, at the first call only. */
export const broken = (path: Path, method: Method = 'get', { once = false } = {}): HttpHandler =>
  telling(
    answer(method, path, () => HttpResponse.error(), { once }),
    method,
    path,
    once ? 'the connection breaks at first' : 'the connection breaks',
  );

/** After one response with the signed-in user, no call reaches the host any more. */
export const brokenAfterMe = (user: User, path: Path): HttpHandler[] => [
  answer('get', paths.me, () => HttpResponse.json(user), { once: true }),
  broken(paths.me),
  broken(path),
];

/** The host refuses or fails: a status of 400 or more, with its error body. */
export const answering = (
  path: Path,
  method: Method,
  status: number,
  body: Partial<ErrorBody & RechargeErrorBody> = {},
): HttpHandler =>
  telling(
    answer(method, path, () => refusal(status, body)),
    method,
    path,
    [status, body.errorCode, body.message].filter(Boolean).join(' '),
  );

/** 429, with the seconds to wait. */
export const throttling = (path: Path, method: Method, retryAfter: number): HttpHandler =>
  telling(
    answer(method, path, () =>
      HttpResponse.json(
        { statusCode: 429, message: '' },
        { status: 429, headers: { 'Retry-After': String(retryAfter) } },
      ),
    ),
    method,
    path,
    `429, again after ${retryAfter} s`,
  );

/** A proxy's HTML page where JSON is expected. */
export const webPage = (path: Path, method: Method = 'get'): HttpHandler =>
  telling(
    answer(method, path, () => HttpResponse.html('<h1>Bad gateway</h1>')),
    method,
    path,
    'a web page',
  );
