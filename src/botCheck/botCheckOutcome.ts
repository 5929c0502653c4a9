import type { PortalError } from '../api/portalError';

/** The `gReCaptchaToken` of one submit; '' where the host has no challenge to give (HOST-4). */
export type BotCheckOutcome = { token: string } | { error: PortalError };
