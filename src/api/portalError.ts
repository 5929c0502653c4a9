import type { SerializedError } from '@reduxjs/toolkit';
import { i18n } from '../i18n/i18n';
import type { FieldErrors } from '@portal/contract';
import './texts';

/**
 * Why a call failed. `body`: the host refused and said why. `cookie`: the XSRF cookie could not be fetched, so nothing was
 * sent. `session`: 419 twice. `botCheck`: the bot check could not be solved here. `html`: the answer is not JSON. The other
 * kinds are named after their causes (API-2, API-3, API-6).
 */
type PortalErrorKind =
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

/** The error body of requirements §3. Other hosts may omit any part of it. */
export interface HostErrorBody {
  statusCode?: number;
  errorCode?: string;
  message?: string;
  errors?: FieldErrors;
}

/** The error of every failed call. It is serialisable, since the store keeps it. */
export interface PortalError {
  kind: PortalErrorKind;
  /** A Vietnamese message for the player. */
  message: string;
  status?: number;
  /** The unwrapped body, if the host sent one (API-2); empty if none of it can be shown. */
  body?: HostErrorBody;
  /** In seconds; only with `throttled`. */
  retryAfter?: number;
}

type WithoutBody = Exclude<PortalErrorKind, 'body' | 'throttled'>;

/** An error for which the host sent no body. */
export const plainError = (kind: WithoutBody, status?: number): PortalError => ({
  kind,
  message: i18n.t(`api.${kind}`),
  ...(status !== undefined && { status }),
});

/**
 * Whether the host has refused a link's token, so that the link is dead: by any refusal with a reason, or by any 404 or 410 (REC-5,
 * MAIL-2). Other failures can be retried.
 */
export const isDeadLink = ({ kind, status }: PortalError): boolean =>
  kind === 'body' || status === 404 || status === 410;

/**
 * Converts the error of a hook or of a dispatched call to a PortalError. A call is aborted when the API's state is reset while it is
 * pending, which its own 401 also causes (store/listeners/session). Any other error thrown by the portal's own code counts as a
 * malformed answer.
 */
export const asPortalError = (error: PortalError | SerializedError): PortalError =>
  'kind' in error ? error : plainError(error.name === 'AbortError' ? 'aborted' : 'html');

/** The Vietnamese message of an error of a hook or a dispatched call. */
export const messageOf = (error: PortalError | SerializedError): string => asPortalError(error).message;
