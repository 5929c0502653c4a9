import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { CSRF_MISMATCH, paths } from '@portal/contract';
import { i18n } from '../i18n/i18n';
import type { FirstAnswers } from './firstAnswers';
import { hostCall, type CallMeta, type HostAnswer, type HostRequest } from './hostCall';
import { isChange } from './isTextAnswer';
import { plainError, type PortalError } from './portalError';
import { sessionExpired } from './sessionExpired';
import { readXsrfToken } from './xsrfCookie';
import './texts';

/** The `extra` argument of the store's thunks (createStore). */
export interface CallEnvironment {
  /** Origin of the API host, '' for the portal's own. */
  apiHost: string;
  /** Answers that the host embedded in the page. */
  firstAnswers?: FirstAnswers;
  /** Resolves when no GET /api/me is under way. */
  whenPlayerKnown?: () => Promise<unknown>;
}

interface CallOptions {
  /** A mutation that a visitor who is not signed in may send. It always fetches the XSRF cookie first (API-3). */
  publicCall?: boolean;
  /**
   * A 401 is a normal answer of this call, and does not end a session (LAY-6). The thunk of an operation ends it, which aborts every call,
   * after it has read from the 401 that nothing happened (GAME-8).
   */
  signedOutIsAnswer?: boolean;
}

/** Renews the XSRF cookie. If that fails, returns an error which says that nothing was sent (API-3). */
async function renewCookie(apiHost: string, api: BaseQueryApi): Promise<PortalError | null> {
  const answer = await hostCall(apiHost, { url: paths.csrfCookie, unread: true }, api);
  if (!('error' in answer)) return null;
  const { kind, status } = answer.error;
  if (kind === 'aborted' || kind === 'throttled') return answer.error;
  const error = plainError('cookie', status);
  return kind === 'offline' || kind === 'timeout' ? { ...error, message: i18n.t('api.unsent') } : error;
}

async function send(request: HostRequest, api: BaseQueryApi, options: CallOptions): Promise<HostAnswer> {
  const { apiHost, firstAnswers, whenPlayerKnown } = api.extra as CallEnvironment;
  const isMutation = isChange(request);
  // The cookies may belong to a player who has signed in elsewhere in this browser. Then the answer aborts this call (SAFE-12).
  if (isMutation && !options.publicCall) await whenPlayerKnown?.();
  const known = isMutation || request.params ? undefined : firstAnswers?.take(request.url);
  // A forced fetch asks for what has changed since.
  if (known && api.forced !== true) return known;
  if (isMutation && (options.publicCall || readXsrfToken() === null)) {
    const error = await renewCookie(apiHost, api);
    if (error) return { error };
  }
  const answer = await hostCall(apiHost, request, api);
  const mismatch = isMutation && 'error' in answer && answer.error.status === CSRF_MISMATCH;
  if (!mismatch) return answer;
  const error = await renewCookie(apiHost, api);
  return error ? { error } : hostCall(apiHost, request, api);
}

/**
 * Sends the calls of all endpoints to the API host (architecture §4, API-1..3). It fetches the XSRF cookie where one is needed,
 * repeats the request once after a 419, with the same Idempotency-Key, and ends the session on a 401 (LAY-6).
 */
export const baseQuery: BaseQueryFn<
  HostRequest | string,
  unknown,
  PortalError,
  CallOptions | undefined,
  CallMeta
> = async (request, api, options = {}) => {
  const answer = await send(typeof request === 'string' ? { url: request } : request, api, options);
  const unauthorised = 'error' in answer && answer.error.status === 401;
  if (unauthorised && !options.publicCall && !options.signedOutIsAnswer) api.dispatch(sessionExpired());
  return answer;
};
