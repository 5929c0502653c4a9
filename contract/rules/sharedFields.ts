import * as field from './fields';

/** What several payloads have in common. */

/** SAFE-1: which of them is required, the host says. */
export const proofs = {
  otpNumber: field.optionalSecurityCode(),
  securityCode: field.optionalSecurityCode(),
  currentPassword: field.optionalPassword(),
  totpCode: field.optionalSecurityCode(),
  passkey: field.optionalPasskey(),
};

export const withBotCheck = { gReCaptchaToken: field.botCheckToken() };
export const withBotCheckIfAsked = { gReCaptchaToken: field.optionalBotCheckToken() };
