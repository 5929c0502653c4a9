import type { CodeAction } from '@portal/contract';

const PREFIX = 'securityCode:';

/**
 * The `fixedCacheKey` of a security code: its purpose and channel. The code's state therefore outlives its modal and is never mistaken
 * for another code's (SEC-4). The address or number is not part of the key, since recordings mask both; when it changes,
 * store/listeners/securityCodes resets the state.
 */
export const securityCodeCacheKey = (purpose: CodeAction, channel: 'email' | 'sms'): string =>
  `${PREFIX}${purpose}:${channel}`;

export const isSecurityCodeCacheKey = (key: string): boolean => key.startsWith(PREFIX);
