import type { CodeAction } from '@portal/contract';

const PREFIX = 'securityCode:';

/**
 * The `fixedCacheKey` of a security code: what it is for and the channel it goes by, so that it outlives its modal and never speaks
 * for another code (SEC-4). The address or number is no part of it, since recordings mask both; store/listeners/securityCodes drops
 * what was sent to a former one.
 */
export const securityCodeCacheKey = (purpose: CodeAction, channel: 'email' | 'sms'): string =>
  `${PREFIX}${purpose}:${channel}`;

export const isSecurityCodeCacheKey = (key: string): boolean => key.startsWith(PREFIX);
