import type { FieldErrors } from '@portal/contract';
import { translate } from '../i18n/translate';
import { apiTexts } from './texts';

/**
 * Why a call gave no answer. `body`: the host refused and said why; `cookie`: the XSRF cookie could not be had, so
 * nothing was sent; `session`: 419 twice; `botCheck`: the bot check could not be done here; `html`: not JSON; the others say themselves (API-2, API-3, API-6).
 */
export type PortalErrorKind =
  | 'body'
  | 'throttled'
  | 'session'
  | 'server'
  | 'html'
  | 'timeout'
  | 'offline'
  | 'aborted'
  | 'cookie'
  | 'botCheck';

/** The server's error body as requirements §3 has it; a foreign host may leave any of it out. */
export interface HostErrorBody {
  statusCode?: number;
  errorCode?: string;
  message?: string;
  errors?: FieldErrors;
}

/** The one error of every call; serialisable, since it is kept in the store. */
export interface PortalError {
  kind: PortalErrorKind;
  /** Vietnamese, to be shown as it is. */
  message: string;
  status?: number;
  /** The unwrapped body, where the host sent one (API-2). */
  body?: HostErrorBody;
  /** Seconds, with `throttled`. */
  retryAfter?: number;
}

type WithoutBody = Exclude<PortalErrorKind, 'body' | 'throttled'>;

/** An error that has no body of the host's to show. */
export const plainError = (kind: WithoutBody, status?: number): PortalError => ({
  kind,
  message: translate(apiTexts, `api.${kind}`),
  ...(status !== undefined && { status }),
});

const isFieldErrors = (value: unknown): value is FieldErrors =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((list) => Array.isArray(list) && list.every((item) => typeof item === 'string'));

/** Keeps of a body what requirements §3 knows and is of the right type. */
function readErrorBody(json: unknown): HostErrorBody {
  if (typeof json !== 'object' || json === null) return {};
  const { statusCode, errorCode, message, errors } = json as Record<string, unknown>;
  return {
    ...(typeof statusCode === 'number' && { statusCode }),
    ...(typeof errorCode === 'string' && { errorCode }),
    ...(typeof message === 'string' && message !== '' && { message }),
    ...(isFieldErrors(errors) && { errors }),
  };
}

const throttled = (retryAfter: number | undefined, body: HostErrorBody): PortalError => ({
  kind: 'throttled',
  status: 429,
  body,
  message:
    retryAfter === undefined
      ? translate(apiTexts, 'api.throttled')
      : translate(apiTexts, 'api.throttledFor', { seconds: retryAfter }),
  ...(retryAfter !== undefined && { retryAfter }),
});

/** The error behind a JSON answer that isn't 2xx. `retryAfter` is the header's text, in seconds. */
export function errorOfAnswer(status: number, json: unknown, retryAfter: string | null): PortalError {
  const body = readErrorBody(json);
  if (status === 429) return throttled(/^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined, body);
  if (status === 419) return plainError('session', status);
  if (status >= 500) return { ...plainError('server', status), body };
  return { kind: 'body', status, body, message: body.message ?? translate(apiTexts, 'api.refused') };
}
