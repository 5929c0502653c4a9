import { HttpResponse, type HttpResponseResolver } from 'msw';
import type { ErrorBody } from '@portal/contract';
import type { HostState } from './hostState';

const refused = (statusCode: number, message: string) =>
  HttpResponse.json({ statusCode, message } satisfies ErrorBody, { status: statusCode });

/** Answers who is signed in with what is read, and with 404 where that is null: this host lacks it. */
export const behindSession =
  (state: HostState, read: (query: URLSearchParams) => object | null): HttpResponseResolver =>
  ({ request }) => {
    if (!state.me) return refused(401, 'Bạn chưa đăng nhập.');
    const found = read(new URL(request.url).searchParams);
    return found ? HttpResponse.json(found) : refused(404, '');
  };
