import type { SerializedError } from '@reduxjs/toolkit';
import { plainError, type PortalError } from './portalError';

/**
 * Turns the error of a hook or of a dispatched call into a PortalError. A call is aborted when the API's state is reset while
 * it runs; its own 401 does that, too (store/listeners/session). Any other error of the portal's own code counts as a broken
 * answer.
 */
export const asPortalError = (error: PortalError | SerializedError): PortalError =>
  'kind' in error ? error : plainError(error.name === 'AbortError' ? 'aborted' : 'html');

/** The Vietnamese message of such an error. */
export const messageOf = (error: PortalError | SerializedError): string => asPortalError(error).message;
