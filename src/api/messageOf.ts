import type { SerializedError } from '@reduxjs/toolkit';
import { plainError, type PortalError } from './portalError';

/** The Vietnamese message of what a hook gives as its error; a fault of the portal's own reads as a broken answer. */
export const messageOf = (error: PortalError | SerializedError): string =>
  'kind' in error ? error.message : plainError('html').message;
