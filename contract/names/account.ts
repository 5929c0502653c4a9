export const securityCodePurposes = [
  'confirm.email',
  'confirm.phone_number',
  'confirm.payment',
  'confirm.change_password',
  'confirm.change_email',
  'approve.login',
] as const;
export type SecurityCodePurpose = (typeof securityCodePurposes)[number];
/** Purposes that are not in the requirements (SAFE-1). */
export const addedCodePurposes = [
  'confirm.second_factor',
  'confirm.deletion',
  'confirm.payment_rule',
] as const;
/** The purposes for which POST /api/security-code/ sends a code. */
export type CodeAction = SecurityCodePurpose | (typeof addedCodePurposes)[number];

/** The recorded events of an account (SAFE-2, SAFE-3): sign-ins, and changes of what protects it. */
export const accountEventKinds = [
  'registered',
  'signed-in',
  'sign-in-failed',
  'session-ended',
  'email-changed',
  'email-verified',
  'phone-changed',
  'phone-verified',
  'password-changed',
  'password-reset',
  'second-factor-added',
  'second-factor-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'factor-removal-requested',
  'factor-removal-cancelled',
  'passkey-added',
  'passkey-removed',
  'data-exported',
  'deletion-requested',
  'deletion-cancelled',
  'login-approval-on',
  'login-approval-off',
  'payment-rule-changed',
] as const;
export type AccountEventKind = (typeof accountEventKinds)[number];

/** Bot-check actions of requirements §7, that of REC-6, and those that a host asks for after many attempts (SAFE-7). */
export const botCheckActions = [
  'registerFormSubmit',
  'forgotPasswordFormSubmit',
  'updatePhoneFormSubmit',
  'forgotUsernameFormSubmit',
  'loginFormSubmit',
  'resetPasswordByPhoneFormSubmit',
  'redeemCodeFormSubmit',
] as const;
export type BotCheckAction = (typeof botCheckActions)[number];
