import * as field from './fields';

/** Fields that several payloads have in common. */

/** SAFE-1: the host decides which of them is required. */
export const proofs = {
  otpNumber: field.optionalSecurityCode(),
  securityCode: field.optionalSecurityCode(),
  currentPassword: field.optionalPassword(),
  totpCode: field.optionalSecurityCode(),
  passkey: field.optionalPasskey(),
};

export const withBotCheck = { gReCaptchaToken: field.botCheckToken() };
export const withBotCheckIfAsked = { gReCaptchaToken: field.optionalBotCheckToken() };
