import { http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw';
import { paths, type ErrorBody, type RechargeErrorBody } from '@portal/contract';
import { userFixture } from '../fixtures/users';
import { accountHandlers } from './accountHandlers';
import { behindSession } from './behindSession';
import type { HostState } from './hostState';
import { moneyHandlers } from './moneyHandlers';
import { passkeyHandlers } from './passkeyHandlers';
import { secondFactorHandlers } from './secondFactorHandlers';

/** The address of the fake host in tests and stories. */
export const FAKE_HOST = typeof window === 'undefined' ? 'http://localhost' : window.location.origin;

/** msw reads a colon as the start of a parameter, which a dot does not end. */
const at = (path: string) => `*${path.replace(':locale.json', ':file')}`;

/** The error body of requirements §3. */
export const refusal = (status: number, body: Partial<ErrorBody & RechargeErrorBody>) =>
  HttpResponse.json({ statusCode: status, message: '', ...body }, { status });

/** Overrides the fake host's response to one call of the contract. */
export const answer = (
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: (typeof paths)[keyof typeof paths],
  resolver: HttpResponseResolver,
  options: { once?: boolean } = {},
): HttpHandler => http[method](at(path), resolver, options);

/** A small API host that implements the contract, for tests and stories; calls change `state`. */
export function hostHandlers(state: HostState): HttpHandler[] {
  const read = (path: Parameters<typeof answer>[1], part: () => object | null) =>
    answer('get', path, behindSession(state, part));
  return [
    answer('get', paths.csrfCookie, () => {
      document.cookie = 'XSRF-TOKEN=token%3D1; path=/';
      return new HttpResponse(null, { status: 204 });
    }),
    answer('post', paths.problemReports, () => HttpResponse.json({ code: '7KQ2M4XA' })),
    read(paths.me, () => state.me),
    read(paths.sessions, () => state.sessions),
    read(paths.loginApproval, () => state.loginApproval),
    read(paths.signIns, () => state.signIns),
    answer('post', paths.login, () => {
      state.me = userFixture();
      return new HttpResponse(null, { status: 204 });
    }),
    answer('post', paths.logout, () => {
      state.me = null;
      return new HttpResponse(null, { status: 204 });
    }),
    answer('get', paths.locale, () => HttpResponse.json({})),
    ...moneyHandlers(state),
    ...accountHandlers(state),
    ...secondFactorHandlers(state),
    ...passkeyHandlers(state),
  ];
}
