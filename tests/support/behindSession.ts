import { HttpResponse, type HttpResponseResolver } from 'msw';
import type { ErrorBody } from '@portal/contract';
import type { HostState } from './hostState';

const refused = (statusCode: number, message: string) =>
  HttpResponse.json({ statusCode, message } satisfies ErrorBody, { status: statusCode });

/** Sends the result of `read` to a signed-in player; 404 if it is null: this host lacks the call. */
export const behindSession =
  (state: HostState, read: (query: URLSearchParams) => object | null): HttpResponseResolver =>
  ({ request }) => {
    if (!state.me) return refused(401, 'Bạn chưa đăng nhập.');
    const found = read(new URL(request.url).searchParams);
    return found ? HttpResponse.json(found) : refused(404, '');
  };
