import { StartupError } from '../startupError';

/** The error that refuses a brand (PORTAL_BRAND). `what` says what is wrong and what is expected. */
export const brandError = (what: string): StartupError => new StartupError(`PORTAL_BRAND: ${what}`);
