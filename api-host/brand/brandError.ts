import { StartupError } from '../startupError';

/** Refuses a brand (PORTAL_BRAND), with what of it is wrong and what is wanted instead. */
export const brandError = (what: string): StartupError => new StartupError(`PORTAL_BRAND: ${what}`);
