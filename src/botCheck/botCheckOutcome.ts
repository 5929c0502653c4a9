import type { PortalError } from '../api/portalError';

/** The `gReCaptchaToken` of one submit; '' if the host offers no challenge (HOST-4). */
export type BotCheckOutcome = { token: string } | { error: PortalError };
