import type { SerializedError } from '@reduxjs/toolkit';
import { plainError, type PortalError } from './portalError';

/**
 * What a hook or a dispatched call gives as its error. A call is aborted when the API's state is dropped under it, which its own
 * 401 does too (store/listeners/session); any other fault of the portal's own reads as a broken answer.
 */
export const asPortalError = (error: PortalError | SerializedError): PortalError =>
  'kind' in error ? error : plainError(error.name === 'AbortError' ? 'aborted' : 'html');

/** The Vietnamese message of such an error. */
export const messageOf = (error: PortalError | SerializedError): string => asPortalError(error).message;
