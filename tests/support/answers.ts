import { delay, HttpResponse, type HttpHandler } from 'msw';
import { paths, type ErrorBody, type RechargeErrorBody, type User } from '@portal/contract';
import { answer, refusal } from './handlers';

type Path = (typeof paths)[keyof typeof paths];
type Method = Parameters<typeof answer>[0];

/** The call never ends: the loading state. */
export const hanging = (path: Path, method: Method = 'get'): HttpHandler =>
  answer(method, path, () => delay('infinite'));

/** The connection breaks. */
export const broken = (path: Path, method: Method = 'get'): HttpHandler =>
  answer(method, path, () => HttpResponse.error());

/** No call reaches the host any more, once it has told who is signed in. */
export const brokenAfterMe = (user: User, path: Path): HttpHandler[] => [
  answer('get', paths.me, () => HttpResponse.json(user), { once: true }),
  broken(paths.me),
  broken(path),
];

/** The host refuses or fails: a status of 400 or more, with what it says of the error. */
export const answering = (
  path: Path,
  method: Method,
  status: number,
  body: Partial<ErrorBody & RechargeErrorBody> = {},
): HttpHandler => answer(method, path, () => refusal(status, body));

/** 429, with the seconds to wait. */
export const throttling = (path: Path, method: Method, retryAfter: number): HttpHandler =>
  answer(method, path, () =>
    HttpResponse.json(
      { statusCode: 429, message: '' },
      { status: 429, headers: { 'Retry-After': String(retryAfter) } },
    ),
  );

/** A proxy's page stands where JSON is due. */
export const webPage = (path: Path, method: Method = 'get'): HttpHandler =>
  answer(method, path, () => HttpResponse.html('<h1>Bad gateway</h1>'));
